import { type Culture, words } from './culture.ts'

/** Cultures of southern Africa, the largest part of the market. */
export const southernAfrica: Readonly<Record<string, Culture>> = {
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
}
