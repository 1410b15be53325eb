import { type Culture, words } from './culture.ts'

/** Cultures of the rest of Africa, the Middle East and Asia. */
export const asiaAndAfrica: Readonly<Record<string, Culture>> = {
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
}
