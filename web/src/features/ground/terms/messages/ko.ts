import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  viewer: {
    privacyPolicy: '개인정보 처리방침',
    useTerms: '이용약관',
    languages: '약관 언어',
    versions: '버전',
    previous: '이전 버전',
    next: '다음 버전',
    first: '첫 번째 버전입니다.',
    last: '최신 버전입니다.',
    since: '{{date}} 시행',
    newest: '최신',
    unknownCountry: '주소에 적힌 국가 코드에 해당하는 국가가 없어 대한민국에 적용되는 내용을 보여 드립니다.',
    loading: '약관을 불러오는 중',
  },
};
