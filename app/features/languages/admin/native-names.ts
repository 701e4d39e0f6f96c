/** What speakers call languages that browsers do not name in themselves: those have the data of the most spoken ones alone. */
export const nativeNames: Readonly<Record<string, string>> = {
  be: 'Беларуская',
  ckb: 'کوردیی ناوەندی',
  cy: 'Cymraeg',
  eu: 'Euskara',
  fo: 'Føroyskt',
  ga: 'Gaeilge',
  gl: 'Galego',
  ha: 'Hausa',
  hy: 'Հայերեն',
  is: 'Íslenska',
  ka: 'ქართული',
  kl: 'Kalaallisut',
  ku: 'Kurdî',
  ln: 'Lingála',
  mk: 'Македонски',
  my: 'မြန်မာ',
  ne: 'नेपाली',
  nn: 'Norsk nynorsk',
  om: 'Oromoo',
  ps: 'پښتو',
  rw: 'Ikinyarwanda',
  se: 'Davvisámegiella',
  si: 'සිංහල',
  so: 'Soomaali',
  sq: 'Shqip',
  ti: 'ትግርኛ',
  tl: 'Tagalog',
  yo: 'Yorùbá',
}

/** Names of languages that browsers have in none: by the reader's language, English for all others. */
export const unnamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kl: {
    en: 'Greenlandic',
    nb: 'grønlandsk',
    ar: 'الغرينلاندية',
    pl: 'grenlandzki',
    uk: 'гренландська',
  },
  se: {
    en: 'Northern Sami',
    nb: 'nordsamisk',
    ar: 'السامية الشمالية',
    pl: 'północnolapoński',
    uk: 'північносаамська',
  },
}
