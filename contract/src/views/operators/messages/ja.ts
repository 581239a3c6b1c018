import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    OPERATOR_SETUP_REFUSED:
      'このトークンでは運営者を設定できません。サーバーの起動時に表示されたトークンをすべてコピーしたか確認してください。有効期限が切れていて運営者がまだいない場合は、サーバーを再起動して新しいトークンを取得してください。',
  },
  fields: {
    token: '設定用トークン',
  },
};
