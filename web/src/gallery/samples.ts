import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';

const sampleCountries = [
  'KR',
  'US',
  'CN',
  'JP',
  'TW',
  'VN',
  'GB',
  'DE',
  'FR',
  'SG',
  'TH',
  'ID',
  'AU',
  'CA',
  'BR',
  'IN',
];

/** Countries in the words of a language, as the server's list will bring them. */
export function countriesIn(language: Language) {
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region' });
  return sampleCountries.map((value) => ({ value, label: names.of(value) ?? value }));
}

const dialCodeOf = { KR: '+82', US: '+1', CN: '+86', JP: '+81', TW: '+886', VN: '+84', GB: '+44' } as const;

export function dialCodesIn(language: Language) {
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region' });
  return Object.entries(dialCodeOf).map(([country, value]) => ({ value, label: names.of(country) ?? country }));
}

/** Invented people, with names in several writings. */
export const people = [
  {
    id: '1',
    mail: 'haneul.kim',
    state: 'usual',
    leads: true,
    surname: '김',
    givenName: '하늘',
    department: '해외영업기획',
    rank: '책임',
    days: 12.5,
  },
  {
    id: '2',
    mail: 'minhchau.nguyen',
    state: 'waiting',
    leads: false,
    surname: 'Nguyễn',
    givenName: 'Minh Châu',
    department: 'Phòng phát triển sản phẩm',
    rank: 'Senior',
    days: 8,
  },
  {
    id: '3',
    mail: 'misaki.sato',
    state: 'away',
    leads: false,
    surname: '佐藤',
    givenName: '美咲',
    department: '人事部',
    rank: '主任',
    days: 1024,
  },
  {
    id: '4',
    mail: 'amara.okafor',
    state: 'stopped',
    leads: true,
    surname: 'Okafor',
    givenName: 'Amara',
    department: 'Service Desk',
    rank: 'Associate',
    days: 0,
  },
] as const;
