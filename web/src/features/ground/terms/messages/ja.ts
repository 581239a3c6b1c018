import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  viewer: {
    privacyPolicy: 'プライバシーポリシー',
    useTerms: '利用規約',
    languages: '規約の言語',
    versions: 'バージョン',
    previous: '前のバージョン',
    next: '次のバージョン',
    first: '最初のバージョンです。',
    last: '最新のバージョンです。',
    since: '{{date}}施行',
    newest: '最新',
    unknownCountry: 'アドレスの国コードに該当する国がないため、韓国に適用される内容を表示しています。',
    loading: '規約を読み込んでいます',
  },
};
