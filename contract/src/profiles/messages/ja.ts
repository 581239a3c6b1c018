import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    OPTIONAL_DECLINED: 'これは任意の情報で、保管に同意されていません。先に「同意の内容」で同意してください。',
    OWN_DATA_LIMIT: 'ご自身のデータは24時間に{{0}}回までダウンロードできます。しばらくしてからお試しください。',
  },
};
