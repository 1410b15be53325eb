/** Names, looks and languages that go together, so that a person of the market is believable. */
export interface Culture {
  /** First names often given to women, to men. */
  readonly her: readonly string[]
  readonly his: readonly string[]
  readonly last: readonly string[]
  /** From and to on the scale of skin tones, lightest 0. */
  readonly skin: readonly [from: number, to: number]
  /** Hair: fair, brown, dark or tightly curled. */
  readonly hair: 'fair' | 'brown' | 'dark' | 'coily'
  /** Spoken beside English, and how often. */
  readonly languages: readonly (readonly [language: string, share: number])[]
  /** Share of women who wear a headscarf, of men who wear a turban. */
  readonly headscarf?: number
  readonly turban?: number
}

const words = (text: string): readonly string[] => text.split(',')

/** Every culture by its key in the table of countries. */
export const cultures: Readonly<Record<string, Culture>> = {
  zulu: {
    her: words(
      'Thandeka,Zanele,Nomvula,Nokuthula,Ayanda,Lindiwe,Busisiwe,Ntombi,Nompumelelo,Sibongile,Thandiwe,Zinhle,Nonhlanhla,Khanyisile,Hlengiwe,Phindile,Londiwe,Samkelisiwe,Nosipho,Nqobile',
    ),
    his: words(
      'Sipho,Bongani,Themba,Sibusiso,Nkosinathi,Mandla,Sandile,Lungelo,Mthokozisi,Sanele,Thulani,Siyabonga,Njabulo,Musa,Bhekizizwe,Langalibalele,Mduduzi,Sifiso,Wandile,Zakhele',
    ),
    last: words(
      'Mkhize,Khumalo,Dlamini,Ndlovu,Zulu,Ngcobo,Cele,Buthelezi,Mthembu,Sithole,Zungu,Shabalala,Hadebe,Gumede,Nxumalo,Mhlongo,Ntuli,Myeni,Zwane,Mchunu,Xaba,Nene,Msomi,Radebe,Vilakazi,Mazibuko,Majola,Ndaba',
    ),
    skin: [5, 8],
    hair: 'coily',
    languages: [
      ['isiZulu', 1],
      ['isiXhosa', 0.2],
      ['Afrikaans', 0.25],
      ['Sesotho', 0.12],
    ],
  },
  xhosa: {
    her: words(
      'Nomfundo,Zandile,Nontsikelelo,Lulama,Babalwa,Siphokazi,Noluthando,Unathi,Vuyokazi,Asanda,Nandipha,Zintle,Yonela,Andiswa,Nomonde,Bulelwa,Aphiwe,Sinazo,Ntombizanele,Zukiswa',
    ),
    his: words(
      'Lwazi,Mzwandile,Siyamthanda,Luvuyo,Thabo,Ayabonga,Mawande,Sizwe,Xolani,Lukhanyo,Athenkosi,Vusumzi,Monde,Odwa,Khaya,Phumlani,Bandile,Luyolo,Zola,Akhona',
    ),
    last: words(
      'Mfeketo,Booi,Gxoyiya,Mda,Nqakula,Jonas,Mabandla,Magwaza,Ngqawana,Mapoma,Qwabe,Nyamende,Gqirana,Mtshali,Ndamase,Ntlabati,Mafu,Dyantyi,Ntshinga,Fihla,Bobani,Mgijima,Nkosi,Mpofu,Maqoma,Mpambani',
    ),
    skin: [5, 7],
    hair: 'coily',
    languages: [
      ['isiXhosa', 1],
      ['isiZulu', 0.2],
      ['Afrikaans', 0.3],
    ],
  },
  sotho: {
    her: words(
      'Naledi,Lerato,Palesa,Refilwe,Dineo,Mpho,Kgomotso,Boitumelo,Tshegofatso,Masego,Keitumetse,Lesego,Tebogo,Puleng,Nthabiseng,Mamello,Kelebogile,Khomotso,Onalenna,Gaone',
    ),
    his: words(
      'Tumelo,Kabelo,Katlego,Thabang,Teboho,Lebogang,Kagiso,Tshepo,Karabo,Neo,Mosa,Tshepiso,Kgosi,Lehlohonolo,Motlalepula,Tiro,Thato,Otsile,Pule,Sello',
    ),
    last: words(
      'Mokoena,Molefe,Modise,Motsepa,Mokgosi,Phiri,Tau,Kgosana,Maseko,Moloi,Mahlangu,Sebata,Rampedi,Letsie,Nkoana,Mosia,Masilela,Seabi,Mogale,Lekgau,Matlala,Rapoo,Motaung,Segwai,Mashaba,Tladi',
    ),
    skin: [5, 8],
    hair: 'coily',
    languages: [
      ['Setswana', 0.55],
      ['Sesotho', 0.5],
      ['Sepedi', 0.35],
      ['isiZulu', 0.25],
      ['Afrikaans', 0.2],
    ],
  },
  afrikaans: {
    her: words(
      'Anneke,Marelize,Elmarie,Riana,Carla,Ilse,Chantelle,Suné,Lizelle,Mariska,Adri,Karien,Nadia,Elsabé,Hanlie,Juanita,Danél,Liezl,Annelie,Charné',
    ),
    his: words(
      'Pieter,Johan,Hennie,Francois,Gerhard,Jaco,Werner,Andries,Stefan,Dirk,Kobus,Hendrik,Wikus,Ruan,Christo,Deon,Frikkie,Marius,Louw,Schalk',
    ),
    last: words(
      'van der Westhuizen,Botha,Pretorius,Steyn,van Wyk,du Plessis,Nel,Venter,Coetzee,Kruger,Fourie,Swanepoel,Joubert,de Villiers,Viljoen,Erasmus,van Niekerk,le Roux,Snyman,Bezuidenhout,Marais,Vermeulen,Engelbrecht,Basson,Malan,Strydom',
    ),
    skin: [0, 2],
    hair: 'fair',
    languages: [
      ['Afrikaans', 1],
      ['German', 0.08],
      ['isiZulu', 0.06],
      ['Dutch', 0.08],
    ],
  },
  english: {
    her: words(
      'Dana,Alice,Claire,Hannah,Sophie,Emma,Grace,Laura,Megan,Rachel,Ruth,Eleanor,Olivia,Kate,Jessica,Natalie,Fiona,Harriet,Imogen,Amber,Zoe,Lucy,Bridget,Holly,Tessa,Georgia,Jasmine,Naomi,Alicia,Monique',
    ),
    his: words(
      'Callum,James,Thomas,Daniel,Matthew,Andrew,Oliver,Ben,Luke,Samuel,Adam,Joshua,Nathan,Ryan,Patrick,Simon,Stuart,Ewan,Hugh,Marcus,Isaac,Toby,Gareth,Owen,Dominic,Elliot,Jordan,Malcolm,Andre,Darius',
    ),
    last: words(
      'Whitfield,Carter,Hughes,Bennett,Parker,Walsh,Thompson,Fletcher,Marsh,Ellis,Harding,Pearce,Brooks,Sutton,Dawson,Griffiths,Barlow,Kemp,Lambert,Osborne,Frost,Hartley,Naylor,Quinn,Reeves,Saunders,Tanner,Underwood,Vaughan,Wallace,Ashby,Brannigan,Coleman,Doyle,Everett,Gallagher,Holloway,Ingram,Jennings,Kirby,Langley,Mercer,Norris,Prescott,Rowe,Sheridan,Thorne,Winslow,Freeman,Booker,Hayes,Simmons',
    ),
    skin: [0, 3],
    hair: 'fair',
    languages: [
      ['French', 0.1],
      ['Spanish', 0.1],
      ['German', 0.05],
    ],
  },
  tamil: {
    her: words(
      'Priya,Kavitha,Anjali,Shanti,Yogita,Prenisha,Kerisha,Nirvana,Lakshmi,Meenakshi,Divya,Saranya,Revathi,Kamala,Thilagavathi,Deepika,Nandini,Vidya',
    ),
    his: words(
      'Rajesh,Pravin,Dhevan,Kamal,Suren,Ashwin,Yuvan,Karthik,Senthil,Vignesh,Anand,Murugan,Prakash,Ravi,Ganesh,Arjun,Kumaran,Niren',
    ),
    last: words(
      'Pillay,Naidoo,Govender,Moodley,Reddy,Chetty,Padayachee,Naicker,Maharaj,Singh,Perumal,Subramaniam,Nair,Gounden,Iyer,Krishnan,Raman,Soobramoney,Venkatesan,Munsamy',
    ),
    skin: [3, 6],
    hair: 'dark',
    languages: [
      ['Tamil', 0.55],
      ['Hindi', 0.3],
      ['Afrikaans', 0.1],
    ],
  },
  cape: {
    her: words('Aaliyah,Fatima,Zaida,Nuraan,Shireen,Yasmina,Rushda,Aneesa,Latiefa,Rabia,Faiza,Tasneem,Zubeida,Nazeema'),
    his: words('Yusuf,Ebrahim,Rashaad,Imraan,Zaid,Riyaad,Faizel,Nazeem,Shafiek,Tashreeq,Ismail,Moegamat,Igsaan,Waleed'),
    last: words(
      'Davids,Adams,Jacobs,Isaacs,Hendricks,Abrahams,Salie,Petersen,Samsodien,Parker,Kamaldien,Toefy,Arendse,Williams,Cassiem,Solomons,Manuel,Fredericks',
    ),
    skin: [2, 5],
    hair: 'dark',
    languages: [
      ['Afrikaans', 0.9],
      ['Arabic', 0.3],
    ],
    headscarf: 0.6,
  },
  indian: {
    her: words(
      'Aditi,Sneha,Pooja,Neha,Meera,Kavya,Ishita,Shreya,Ananya,Ritu,Swati,Radhika,Sunita,Tanvi,Isha,Nisha,Harpreet,Simran,Rukhsar,Farah',
    ),
    his: words(
      'Amit,Rohan,Vikram,Sanjay,Arjun,Nikhil,Rahul,Siddharth,Manish,Varun,Deepak,Aarav,Karan,Harjit,Gurpreet,Imran,Farhan,Sameer,Tejas,Abhishek',
    ),
    last: words(
      'Sharma,Patel,Gupta,Mehta,Desai,Joshi,Kulkarni,Banerjee,Chatterjee,Mukherjee,Agarwal,Kapoor,Malhotra,Chopra,Bhat,Rao,Shah,Gill,Sandhu,Khan,Qureshi,Deshpande,Saxena,Trivedi,Pandey,Sethi',
    ),
    skin: [3, 6],
    hair: 'dark',
    languages: [
      ['Hindi', 0.85],
      ['Gujarati', 0.15],
      ['Marathi', 0.2],
      ['Bengali', 0.15],
      ['Punjabi', 0.12],
    ],
    headscarf: 0.08,
    turban: 0.08,
  },
  nigerian: {
    her: words(
      'Chiamaka,Ngozi,Adaeze,Folake,Yetunde,Ifeoma,Temitope,Amaka,Bukola,Zainab,Halima,Nkechi,Omolara,Chidinma,Titilayo,Aisha,Ebele,Funmilayo',
    ),
    his: words(
      'Chukwuemeka,Emeka,Tunde,Obinna,Kelechi,Babatunde,Ikenna,Segun,Uche,Olumide,Musa,Ibrahim,Femi,Chinedu,Ayodeji,Nnamdi,Tochukwu,Damilola',
    ),
    last: words(
      'Okonkwo,Adeyemi,Okafor,Balogun,Eze,Ogunleye,Nwosu,Bello,Abubakar,Adebayo,Obi,Olawale,Chukwu,Danjuma,Ojo,Uzor,Akinola,Onyekachi,Lawal,Afolabi,Nwachukwu,Oladipo,Umeh,Sanusi',
    ),
    skin: [6, 8],
    hair: 'coily',
    languages: [
      ['Yoruba', 0.45],
      ['Igbo', 0.45],
      ['Hausa', 0.25],
      ['French', 0.08],
    ],
    headscarf: 0.12,
  },
  kenyan: {
    her: words(
      'Wanjiru,Achieng,Njeri,Akinyi,Wambui,Nyambura,Atieno,Chebet,Wairimu,Jepkosgei,Makena,Muthoni,Nafula,Amina,Zawadi,Kerubo',
    ),
    his: words(
      'Kamau,Otieno,Kipchoge,Mwangi,Ochieng,Kariuki,Njoroge,Kibet,Odhiambo,Mutua,Barasa,Maina,Wekesa,Juma,Kiprono,Gitau',
    ),
    last: words(
      'Kimani,Ouma,Wanjala,Njuguna,Omondi,Kiptoo,Ndungu,Musyoka,Onyango,Chege,Rotich,Waweru,Mutiso,Simiyu,Karanja,Achola,Koech,Githinji,Makori,Were',
    ),
    skin: [6, 8],
    hair: 'coily',
    languages: [
      ['Swahili', 0.98],
      ['Gikuyu', 0.3],
    ],
    headscarf: 0.08,
  },
  shona: {
    her: words('Tendai,Rudo,Chipo,Nyasha,Tariro,Rutendo,Vimbai,Kudzai,Ropafadzo,Shamiso,Tsitsi,Ruvimbo'),
    his: words('Tinashe,Farai,Tafadzwa,Simba,Takudzwa,Munyaradzi,Tawanda,Blessing,Kudakwashe,Itai,Ngoni,Panashe'),
    last: words(
      'Moyo,Chikwanha,Mutasa,Gumbo,Chirwa,Makoni,Mapfumo,Nyathi,Chigumbura,Marufu,Sibanda,Hove,Zvobgo,Mlambo,Dube,Chideme',
    ),
    skin: [6, 8],
    hair: 'coily',
    languages: [
      ['Shona', 0.9],
      ['isiNdebele', 0.15],
    ],
  },
  ghanaian: {
    her: words('Ama,Akosua,Esi,Efua,Abena,Adwoa,Yaa,Afia,Akua,Maame'),
    his: words('Kwame,Kofi,Kwabena,Yaw,Kojo,Kwesi,Nana,Fiifi,Ebo,Selorm'),
    last: words('Mensah,Owusu,Boateng,Asante,Osei,Appiah,Agyeman,Ofori,Ansah,Quartey,Amoah,Addo,Sarpong,Tetteh'),
    skin: [6, 8],
    hair: 'coily',
    languages: [
      ['Twi', 0.85],
      ['Ewe', 0.2],
      ['French', 0.15],
    ],
  },
  chinese: {
    her: words('Mei,Lily,Jing,Xiu,Grace,Vivian,Yan,Hui,Joyce,Emily,Wen,Jia,Cindy,Ling'),
    his: words('Wei,Kevin,Jun,Ming,Jason,Hao,Andrew,Tao,Vincent,Leo,Chen,Eric,Bo,Raymond'),
    last: words('Chen,Wang,Li,Zhang,Liu,Lin,Huang,Wu,Zhou,Xu,Lee,Tan,Wong,Ng,Leung,Yip,Guo,Tang'),
    skin: [1, 2],
    hair: 'dark',
    languages: [
      ['Mandarin', 0.8],
      ['Cantonese', 0.35],
    ],
  },
  vietnamese: {
    her: words('Linh,Thu,Mai,Ngoc,Huong,Lan,Thao,Trang,Kim,Anh'),
    his: words('Minh,Duc,Tuan,Huy,Khoa,Long,Nam,Quang,Bao,Vinh'),
    last: words('Nguyen,Tran,Le,Pham,Hoang,Vu,Dang,Bui,Do,Ho'),
    skin: [1, 3],
    hair: 'dark',
    languages: [['Vietnamese', 0.95]],
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
  arab: {
    her: words('Layla,Noor,Yasmin,Amira,Salma,Rania,Hala,Dina,Mariam,Lina,Samira,Nadine'),
    his: words('Omar,Karim,Hassan,Tariq,Youssef,Samir,Khalid,Ziad,Bilal,Rami,Nabil,Anwar'),
    last: words('Haddad,Mansour,Khalil,Nasser,Farouk,Saleh,Aziz,Rahman,Hamdan,Bakri,Qasim,Zaidi,Ansari,Malik'),
    skin: [2, 5],
    hair: 'dark',
    languages: [
      ['Arabic', 0.95],
      ['French', 0.35],
    ],
    headscarf: 0.45,
  },
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
}
