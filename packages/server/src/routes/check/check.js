// The page on which anybody checks that the seed of a finished game is the one that was promised when it began: the SHA-256 of the
// seed must be the commitment. Everything is worked out here, in the browser; the server is not asked.

const texts = {
  en: {
    title: 'Was the game fair?',
    about:
      'When a game begins its commitment is shown: the SHA-256 of the seed that decides every die and every shuffle. When it is over the seed is shown. If they belong together, nobody has changed the seed in between.',
    record: 'The record of the game',
    file: 'or a file with it',
    commitment: 'The commitment that you noted when the game began (otherwise the one in the record is taken)',
    replay: 'npm run replay plays the record again, with every die and every card.',
    fits: 'The seed is the one that was promised.',
    differs: 'The seed is NOT the one that was promised.',
    noRecord: 'This is not the record of a game.',
    noCommitment: 'The record names no commitment: enter the one that was shown when the game began.',
    seed: 'Seed',
    hash: 'SHA-256 of the seed',
    promised: 'Commitment',
  },
  es: {
    title: '¿Fue limpia la partida?',
    about:
      'Al empezar una partida se muestra su compromiso: el SHA-256 de la semilla que decide cada dado y cada mezcla. Al terminar se muestra la semilla. Si concuerdan, nadie ha cambiado la semilla entretanto.',
    record: 'El registro de la partida',
    file: 'o un archivo que lo contenga',
    commitment: 'El compromiso que anotaste al empezar la partida (si no, se toma el del registro)',
    replay: 'npm run replay vuelve a jugar el registro, con cada dado y cada carta.',
    fits: 'La semilla es la prometida.',
    differs: 'La semilla NO es la prometida.',
    noRecord: 'Esto no es el registro de una partida.',
    noCommitment: 'El registro no contiene ningún compromiso: escribe el que se mostró al empezar la partida.',
    seed: 'Semilla',
    hash: 'SHA-256 de la semilla',
    promised: 'Compromiso',
  },
  de: {
    title: 'Ging es mit rechten Dingen zu?',
    about:
      'Zu Beginn eines Spiels wird seine Festlegung gezeigt: der SHA-256-Wert des Startwerts, der über jeden Würfel und jedes Mischen entscheidet. Am Ende wird der Startwert gezeigt. Passen beide zusammen, hat ihn dazwischen niemand geändert.',
    record: 'Die Aufzeichnung des Spiels',
    file: 'oder eine Datei mit ihr',
    commitment: 'Die Festlegung, die du zu Beginn notiert hast (sonst gilt die in der Aufzeichnung)',
    replay: 'npm run replay spielt die Aufzeichnung nach, mit jedem Würfel und jeder Karte.',
    fits: 'Der Startwert ist der versprochene.',
    differs: 'Der Startwert ist NICHT der versprochene.',
    noRecord: 'Das ist keine Aufzeichnung eines Spiels.',
    noCommitment: 'Die Aufzeichnung nennt keine Festlegung: Gib die ein, die zu Beginn gezeigt wurde.',
    seed: 'Startwert',
    hash: 'SHA-256 des Startwerts',
    promised: 'Festlegung',
  },
  fr: {
    title: 'La partie était-elle honnête\u202f?',
    about:
      'Au début d’une partie, son engagement est affiché\u202f: le SHA-256 de la graine qui décide de chaque dé et de chaque mélange. À la fin, la graine est affichée. Si les deux concordent, personne n’a changé la graine entre-temps.',
    record: 'L’enregistrement de la partie',
    file: 'ou un fichier qui le contient',
    commitment: 'L’engagement que vous avez noté au début (sinon, celui de l’enregistrement est utilisé)',
    replay: 'npm run replay rejoue l’enregistrement, avec chaque dé et chaque carte.',
    fits: 'La graine est celle qui a été promise.',
    differs: 'La graine n’est PAS celle qui a été promise.',
    noRecord: 'Ceci n’est pas l’enregistrement d’une partie.',
    noCommitment: 'L’enregistrement ne contient aucun engagement\u202f: saisissez celui qui a été affiché au début.',
    seed: 'Graine',
    hash: 'SHA-256 de la graine',
    promised: 'Engagement',
  },
  pl: {
    title: 'Czy gra była uczciwa?',
    about:
      'Na początku gry pokazywane jest zobowiązanie: SHA-256 ziarna, które decyduje o każdej kości i każdym tasowaniu. Na końcu pokazywane jest ziarno. Jeśli do siebie pasują, nikt go w międzyczasie nie zmienił.',
    record: 'Zapis gry',
    file: 'albo plik z zapisem',
    commitment: 'Zobowiązanie zanotowane na początku gry (w przeciwnym razie brane jest to z zapisu)',
    replay: 'npm run replay odtwarza zapis, z każdą kością i każdą kartą.',
    fits: 'Ziarno jest takie, jak obiecano.',
    differs: 'Ziarno NIE jest takie, jak obiecano.',
    noRecord: 'To nie jest zapis gry.',
    noCommitment: 'Zapis nie zawiera zobowiązania: wpisz to, które pokazano na początku gry.',
    seed: 'Ziarno',
    hash: 'SHA-256 ziarna',
    promised: 'Zobowiązanie',
  },
}

/** What is to be said of a record, given as text, and of the commitment that somebody noted. */
export function judge(text, noted = '') {
  const record = recordFrom(text)
  if (record === undefined) return { verdict: 'noRecord' }
  const promised = (noted.trim() || String(record.commitment ?? '')).toLowerCase()
  const { seed } = record
  const hash = sha256(seed)
  if (promised === '') return { verdict: 'noCommitment', seed, hash }
  return { verdict: promised === hash ? 'fits' : 'differs', seed, hash, promised }
}

function recordFrom(text) {
  try {
    const record = JSON.parse(text)
    return record.format === 'cic-record' && typeof record.seed === 'string' ? record : undefined
  } catch {
    return undefined
  }
}

/** In hexadecimal. By hand, as browsers offer their own only over https. (FIPS 180-4.) */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 4, bytes.length * 8)
  const primes = firstPrimes(64)
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)))
  let state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
  for (let block = 0; block < padded.length; block += 64) state = compressed(state, words, block, constants)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The first 32 bits behind the point. */
const fraction = (number) => ((number - Math.floor(number)) * 2 ** 32) | 0

function firstPrimes(count) {
  const primes = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes
}

const turned = (word, by) => (word >>> by) | (word << (32 - by))

function compressed(state, words, block, constants) {
  const w = Array.from({ length: 16 }, (_, i) => words.getInt32(block + 4 * i))
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15], w[i - 2]]
    const first = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
    const second = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
    w[i] = (w[i - 16] + first + w[i - 7] + second) | 0
  }
  let [a, b, c, d, e, f, g, h] = state
  for (let i = 0; i < 64; i++) {
    const mixed = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + w[i]
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + other) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0)
}

if (typeof document !== 'undefined') begin()

function begin() {
  const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => Object.hasOwn(texts, one)) ?? 'en'
  const words = texts[language]
  document.documentElement.lang = language
  document.title = words.title
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = words[element.dataset.text]
  const [record, file, commitment, output] = ['record', 'file', 'commitment', 'verdict'].map((id) =>
    document.getElementById(id),
  )
  const show = () => {
    const { verdict, ...facts } = record.value.trim() === '' ? {} : judge(record.value, commitment.value)
    const lines = Object.entries(facts).map(([name, value]) => `${words[name]}: ${value}`)
    output.dataset.verdict = verdict ?? ''
    output.textContent = verdict === undefined ? '' : [words[verdict], ...lines].join(' · ')
  }
  const take = (text) => {
    record.value = text
    show()
  }
  record.addEventListener('input', show)
  commitment.addEventListener('input', show)
  file.addEventListener('change', () => file.files[0]?.text().then(take))
  const table = new URLSearchParams(location.search).get('table')
  if (table !== null)
    fetch(`/api/tables/${encodeURIComponent(table)}/record`).then((answer) => answer.text().then(take))
}
