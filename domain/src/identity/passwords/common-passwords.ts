/*
 * Words from the published lists of most used passwords. Passwords of ten characters and more are nearly always one of them with digits or
 * signs around it, repeated, or a keyboard sequence, so these words and three patterns cover some hundred thousand passwords.
 */
const WORDS = new Set(
  `password passwort passord wachtwoord contrasena motdepasse parola senha heslo haslo passw passwd pass admin administrator
adminadmin root toor user username guest login welcome welkom bienvenue willkommen letmein letmeinnow iloveyou iloveu ilovehim iloveher
ilovegod ilovemom lovely loveyou loveme lovelove jesus jesuschrist jesusislord godisgood godbless blessed faith christ angel angels
princess prince queen king kingkong sunshine moonlight starlight rainbow flower flowers butterfly dolphin dolphins monkey dragon
dragonball dragons tiger tigers lion panther elephant kitten kitty hellokitty puppy doggie bulldog eagles falcon falcons hawks
football baseball basketball softball volleyball hockey soccer futbol rugby cricket golf golfer tennis wrestling skateboard snowboard
liverpool arsenal chelsea manchester manunited barcelona realmadrid juventus steelers cowboys yankees lakers redsox raiders packers
superman batman spiderman ironman wolverine pokemon pikachu naruto starwars skywalker startrek minecraft fortnite playstation nintendo
xbox gamer games computer internet software microsoft windows google facebook twitter instagram youtube linkedin samsung apple iphone
android nokia chocolate cookie cookies cupcake strawberry banana orange cherry vanilla cheese coffee pepper peanut summer winter autumn
spring january february march april june july august september october november december monday tuesday wednesday thursday friday
saturday sunday springtime summertime michael jennifer jessica ashley jordan daniel matthew andrew joshua robert thomas william
alexander alexandra christopher christian nicholas anthony samantha elizabeth stephanie victoria charlotte charlie benjamin jonathan
patrick brandon natalie nicole michelle patricia barbara rebecca richard george jasmine hannah maggie buster harley mustang corvette
ferrari porsche mercedes toyota honda yamaha kawasaki hunter ranger shadow master killer trustno trustme trustnoone freedom america
american australia england london paris southafrica johannesburg capetown sydney melbourne newyork california texas florida chicago
forever together whatever something anything nothing everything secret secrets hello helloworld goodbye hellohello changeme changeit
default temp temporary test testing tester testtest example sample demo access accessgranted security secure private unknown
qwerty qwertyuiop qwertyui qwert qwertz qwertzuiop azerty azertyuiop asdfghjkl asdfgh asdf zxcvbnm zxcvbn qazwsx qazwsxedc wsxedc
abcdef abcdefg abcdefgh abcdefghij abcd abc abcabc aaaaaa zaqxsw zaqwsx poiuytrewq mnbvcxz lkjhgfdsa
qwertyqwerty passpass passwordpassword metallica nirvana blink slipknot eminem tupac madonna ladygaga beyonce rockstar rocknroll
guitar music dancer dance singer gangster hiphop soldier marine army navy airforce police fireman doctor nurse teacher student
business company manager office recruiter employer contractor guildhall hiring marketplace family mother father brother sister
grandma grandpa daddy daddysgirl mommy babygirl babyboy baby babyblue sweetheart sweetie sweet honey darling beautiful gorgeous
pretty handsome cutie cutiepie sexy lover loverboy boyfriend girlfriend bestfriend friends friend friendship happiness happy smile
lucky luckyone success winner champion champions victory power energy thunder lightning fire water phoenix diamond golden silver
platinum purple yellow green black blackie white blue red pink orange heaven paradise destiny fantasy magic mystery
midnight sunset sunrise ocean beach island mountain river forest
mypassword thepassword mysecret newpassword oldpassword yourpassword nopassword forgot forgotten remember
whoami opensesame abracadabra swordfish ninja samurai warrior viking pirate wizard merlin gandalf frodo matrix neo morpheus zion`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  'mnbvcxzlkjhgfdsapoiuytrewq',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfvbgt56yhnmju78ik',
  'qazwsxedcrfvtgbyhnujmikolp',
]

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

const spelt = (text: string): string => text.replaceAll(/[@4013$57]/g, (sign) => SUBSTITUTES[sign] ?? sign)
const core = (text: string): string => text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
const isWord = (text: string): boolean => {
  const letters = text.replaceAll(/[^a-z]/g, '')
  return (
    WORDS.has(letters) ||
    (WORDS.has(letters.slice(0, letters.length / 2)) && letters.slice(0, letters.length / 2).repeat(2) === letters)
  )
}

/** One to five characters repeated: 'aaaaaaaaaa', '1212121212', 'abcabcabcabc'. */
const repeats = (text: string): boolean => /^(.{1,5}?)\1+(.{0,4})$/su.test(text) && new Set(text).size <= 5

/**
 * Whether a password is easily guessed: a common word with digits or signs around it or in place of letters, a keyboard sequence, or a few
 * characters repeated. Rule: IDEN-3.
 */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase()
  const plain = text.replaceAll(/[^a-z0-9]/g, '')
  if (repeats(text)) return true
  if (plain.length >= 6 && RUNS.some((run) => run.includes(plain) || run.includes(plain.slice(0, -1)))) return true
  if (/^\d+$/.test(plain) && plain.length >= text.length - 1) return true
  return !/\s/.test(password.trim()) && [core(text), core(spelt(text)), spelt(core(text))].some((word) => isWord(word))
}
