import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    OPTIONAL_DECLINED: '任意の情報は、保管に同意した場合にのみ保存できます。先に「同意の内容」で同意してください。',
    MB1055: '代表管理者は削除できません。先に代表管理者を変更してください。',
    ACCOUNT_LAST_ADMINISTRATOR: 'この権限を持つ最後の管理者です。先に別の人に権限を付与してください。',
    OWN_DATA_LIMIT: 'ご自身のデータは24時間に{{0}}回までダウンロードできます。しばらくしてからお試しください。',
  },
};
