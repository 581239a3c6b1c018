import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    KMS002: '別のキーで封印されたか、封印後に変更されています。',
    KMS003: 'キー保管先に接続できません。何も変更されていません。しばらくしてからもう一度お試しください。',
    KMS004: 'キー保管先が別のキーを返しました。何も変更されていません。管理者にお問い合わせください。',
    KMS005: 'キーが登録されていません。',
    KMS006: 'キーは登録済みです。解除は、解除を申請した後にのみできます。',
    KMS007: 'キーは解除待ちです。',
    KMS008: 'このキーは解除されました。このキーで封印した内容はもう開けません。',
    KEY_OWN:
      'ご自身のキーは、ほかの管理者が解除します。ほかに管理者がいない場合は、解除を申請した後にご自身で解除できます。',
  },
  operations: {
    'register-key': 'キーの登録',
    'ask-key-release': 'キー解除の申請',
    'withdraw-key-release': 'キー解除の申請取り消し',
    'make-file-key': 'キーによるファイルの封印',
    'open-file-key': '封印ファイルを開く',
    'release-key': 'キーの解除',
    'reset-key': 'キーのリセット',
  },
};
