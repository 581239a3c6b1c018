import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    SET_UP_LIMIT: '初期設定で登録できるのは最大{{0}}件です。残りは設定の終了後に管理者画面で追加してください。',
    EDIT_CONFLICT: 'その間に別の変更が保存されました。上書きを防ぐため、今回の変更は保存していません。',
    COMPANY_TYPE_ID_PROFILE: 'IDの長さは会社区分で決まっているため変更できません。',
    MB_M_ENGLISH_WORDS: '半角英数字とスペースのみ入力できます。',
    MARK_SIZE: '画像は{{0}}KBまでアップロードできます。',
    MARK_KIND: '1,200万画素以下のPNG、JPEG、WebP画像を選択してください。',
    COLOR_CONTRAST: 'この色の上では文字が読みにくくなります。最も近い読みやすい色は{{0}}です。',
  },
  fields: {
    shownName: '表示名',
    companyPhone: '代表電話',
    companyType: '会社区分',
    mark: 'ロゴ',
  },
};
