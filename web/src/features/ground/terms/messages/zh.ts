import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  viewer: {
    privacyPolicy: '隐私政策',
    useTerms: '服务条款',
    languages: '条款语言',
    versions: '版本',
    previous: '上一版本',
    next: '下一版本',
    first: '这是最早的版本。',
    last: '这是最新版本。',
    since: '自{{date}}起生效',
    newest: '最新',
    unknownCountry: '网址中的国家/地区代码不存在，现显示适用于韩国的内容。',
    loading: '正在加载条款',
  },
};
