import type { Language } from '../../kernel/languages.ts';

/** The Korean regions that the product offers, in its own order; the English names are their codes. */
export const koreanRegions: readonly Readonly<Record<Language, string>>[] = [
  { ko: '서울', en: 'Seoul', zh: '首尔', ja: 'ソウル', tw: '首爾', vi: 'Seoul' },
  { ko: '경기', en: 'Gyeonggi', zh: '京畿', ja: '京畿', tw: '京畿', vi: 'Gyeonggi' },
  { ko: '인천', en: 'Incheon', zh: '仁川', ja: '仁川', tw: '仁川', vi: 'Incheon' },
  { ko: '강원', en: 'Gangwon', zh: '江原', ja: '江原', tw: '江原', vi: 'Gangwon' },
  { ko: '충남', en: 'Chungnam', zh: '忠南', ja: '忠南', tw: '忠南', vi: 'Chungnam' },
  { ko: '대전', en: 'Daejeon', zh: '大田', ja: '大田', tw: '大田', vi: 'Daejeon' },
  { ko: '충북', en: 'Chungbuk', zh: '忠北', ja: '忠北', tw: '忠北', vi: 'Chungbuk' },
  { ko: '부산', en: 'Busan', zh: '釜山', ja: '釜山', tw: '釜山', vi: 'Busan' },
  { ko: '울산', en: 'Ulsan', zh: '蔚山', ja: '蔚山', tw: '蔚山', vi: 'Ulsan' },
  { ko: '대구', en: 'Daegu', zh: '大邱', ja: '大邱', tw: '大邱', vi: 'Daegu' },
  { ko: '경북', en: 'Gyeongbuk', zh: '庆北', ja: '慶北', tw: '慶北', vi: 'Gyeongbuk' },
  { ko: '경남', en: 'Gyeongnam', zh: '庆南', ja: '慶南', tw: '慶南', vi: 'Gyeongnam' },
  { ko: '전남', en: 'Jeonnam', zh: '全南', ja: '全南', tw: '全南', vi: 'Jeonnam' },
  { ko: '광주', en: 'Gwangju', zh: '光州', ja: '光州', tw: '光州', vi: 'Gwangju' },
  { ko: '전북', en: 'Jeonbuk', zh: '全北', ja: '全北', tw: '全北', vi: 'Jeonbuk' },
  { ko: '제주', en: 'Jeju', zh: '济州', ja: '済州', tw: '濟州', vi: 'Jeju' },
];
