import { type Culture, words } from './culture.ts'

/** Cultures of Europe and Latin America. */
export const europeAndAmericas: Readonly<Record<string, Culture>> = {
  german: {
    her: words('Anna,Lena,Katharina,Julia,Johanna,Franziska,Miriam,Svenja,Charlotte,Greta,Antje,Birgit'),
    his: words('Jonas,Lukas,Felix,Tobias,Matthias,Florian,Sebastian,Niklas,Jan,Henrik,Uwe,Moritz'),
    last: words(
      'Müller,Schneider,Fischer,Weber,Becker,Hoffmann,Schäfer,Koch,Richter,Klein,Wolf,Neumann,Schwarz,Zimmermann,Krüger,Hartmann,Lange,Vogel,Keller,Böhm',
    ),
    skin: [0, 2],
    hair: 'fair',
    languages: [
      ['German', 1],
      ['French', 0.25],
      ['Spanish', 0.15],
    ],
  },
  portuguese: {
    her: words('Inês,Ana,Beatriz,Mariana,Catarina,Joana,Rita,Marta,Leonor,Sara,Filipa,Teresa'),
    his: words('João,Tiago,Pedro,Miguel,Rui,Gonçalo,Nuno,Diogo,André,Vasco,Duarte,Henrique'),
    last: words(
      'Carvalho,Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Sousa,Fernandes,Gonçalves,Lopes,Marques,Almeida,Ribeiro,Pinto,Teixeira',
    ),
    skin: [1, 3],
    hair: 'brown',
    languages: [
      ['Portuguese', 1],
      ['Spanish', 0.5],
      ['French', 0.3],
    ],
  },
  french: {
    her: words('Camille,Élodie,Manon,Claire,Amélie,Juliette,Margaux,Chloé,Aurélie,Noémie'),
    his: words('Antoine,Julien,Mathieu,Hugo,Étienne,Rémi,Thibault,Guillaume,Bastien,Olivier'),
    last: words(
      'Lefebvre,Moreau,Laurent,Girard,Bonnet,Fontaine,Chevalier,Roussel,Gauthier,Tremblay,Bouchard,Gagnon,Lavoie,Pelletier',
    ),
    skin: [0, 3],
    hair: 'brown',
    languages: [
      ['French', 1],
      ['Spanish', 0.2],
    ],
  },
  dutch: {
    her: words('Sanne,Femke,Lotte,Marloes,Anouk,Iris,Eva,Roos,Maaike,Floor'),
    his: words('Daan,Bram,Sander,Jeroen,Thijs,Ruben,Maarten,Joost,Koen,Wouter'),
    last: words(
      'de Vries,Jansen,van den Berg,Bakker,Visser,Smit,Meijer,Mulder,de Boer,Dijkstra,van Leeuwen,Hoekstra,Postma,Kuipers',
    ),
    skin: [0, 2],
    hair: 'fair',
    languages: [
      ['Dutch', 1],
      ['German', 0.5],
      ['French', 0.2],
    ],
  },
  polish: {
    her: words('Agnieszka,Magdalena,Joanna,Karolina,Zofia,Marta,Ewa,Kinga'),
    his: words('Piotr,Tomasz,Jakub,Marcin,Paweł,Michał,Bartosz,Wojciech'),
    last: words('Kowalski,Nowak,Wiśniewski,Zieliński,Lewandowski,Mazur,Wójcik,Dąbrowski,Kaczmarek,Pawlak'),
    skin: [0, 1],
    hair: 'fair',
    languages: [
      ['Polish', 1],
      ['German', 0.25],
      ['Russian', 0.1],
    ],
  },
  turkish: {
    her: words('Elif,Zeynep,Ayşe,Selin,Merve,Deniz,Esra,Büşra'),
    his: words('Emre,Mehmet,Can,Burak,Murat,Kerem,Ozan,Volkan'),
    last: words('Yılmaz,Demir,Kaya,Şahin,Çelik,Aydın,Öztürk,Arslan,Doğan,Koç'),
    skin: [1, 4],
    hair: 'dark',
    languages: [
      ['Turkish', 1],
      ['German', 0.6],
    ],
    headscarf: 0.25,
  },
  italian: {
    her: words('Giulia,Francesca,Chiara,Elisa,Silvia,Marta'),
    his: words('Marco,Luca,Matteo,Davide,Paolo,Stefano'),
    last: words('Rossi,Russo,Ferrari,Esposito,Romano,Colombo,Ricci,Marino'),
    skin: [1, 3],
    hair: 'brown',
    languages: [['Italian', 0.85]],
  },
  hispanic: {
    her: words('Sofía,Valentina,Camila,Lucía,Mariana,Daniela,Gabriela,Elena,Carmen,Ximena,Paola,Rocío,Inés,Adriana'),
    his: words('Mateo,Diego,Alejandro,Javier,Luis,Carlos,Andrés,Miguel,Rafael,Sergio,Emilio,Tomás,Joaquín,Iván'),
    last: words(
      'García,Hernández,Martínez,Ramírez,Torres,Flores,Rivera,Gómez,Díaz,Morales,Ortiz,Castillo,Vargas,Romero,Navarro,Salazar,Delgado,Vega,Ríos,Fuentes',
    ),
    skin: [1, 4],
    hair: 'brown',
    languages: [
      ['Spanish', 1],
      ['Portuguese', 0.1],
      ['Catalan', 0.05],
    ],
  },
  brazilian: {
    her: words('Larissa,Juliana,Camila,Fernanda,Beatriz,Letícia,Aline,Rafaela,Bruna,Carolina,Isabela,Priscila'),
    his: words('Rafael,Lucas,Gustavo,Felipe,Thiago,Bruno,Leonardo,Caio,Vinícius,Rodrigo,Murilo,Danilo'),
    last: words(
      'Silva,Souza,Lima,Araújo,Barbosa,Ribeiro,Carvalho,Gomes,Moreira,Nascimento,Cardoso,Teixeira,Rocha,Azevedo,Freitas,Correia,Melo,Batista',
    ),
    skin: [1, 6],
    hair: 'brown',
    languages: [
      ['Portuguese', 1],
      ['Spanish', 0.5],
    ],
  },
}
