import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MB601: 'このIDはすでに使用されています。',
    MB1066: 'このドメインのアドレスでは登録できません。',
    MB_M_ID_RPTCHECK: 'IDの重複確認を行ってください。',
    MB_T_ID_RULE1: '{{0}}～{{1}}文字で入力してください。',
    MB_T_ID_RULE2: '半角英小文字と数字のみ使用できます。空白や記号は使用できません。',
    MB_T_ID_RULE3: '半角英小文字を{{0}}文字以上含めてください。',
    MB_T_ID_RULE4: 'adminなどの予約語は使用できません。',
    MB_T_ID_RULE5: '同じ文字の4回以上の連続や、123、987のような3桁以上の連続した数字は使用できません。',
    MB_T_PASSWORD_RULE1: '{{0}}～{{1}}文字で入力してください。',
    MB_T_PASSWORD_RULE2: '英字、数字、記号（{{0}}）をすべて含めてください。',
    MB_T_PASSWORD_RULE3: '英字、数字、{{0}}のみ使用できます。空白は使用できません。',
    MB_T_PASSWORD_RULE4: '同じ文字の3回以上の連続や、123、987のような3桁以上の連続した数字は使用できません。',
    MB_T_PASSWORD_RULE5: 'ID、社員番号、携帯電話番号やその下4桁、会社の電話番号は含められません。',
    MB_T_PASSWORD_COMMON: '推測されやすいパスワードです。別のパスワードを入力してください。',
    MB_T_PASSWORD_DIFFERENCE: '現在のパスワードと{{0}}文字以上異なるものにしてください。',
    PASSWORD_RULES_CHANGED:
      '会社のパスワードルールが変更されました。ページを再読み込みして、新しいルールに合うパスワードを入力してください。',
    MB0719: '現在のパスワードや以前使用したパスワードは設定できません。',
    MB_M_PASSWORD_WRONG: 'パスワードが正しくありません。',
    PROOF_NEEDED: '続行するにはパスワードを入力してください。',
    MB_M_COMMON_JS_ENTERPASS: 'パスワードを入力してください。',
    MB_M_COMMON_JS_PASSNOTMATCH: 'パスワードが一致しません。',
    ID_ENDED: 'このIDの有効期限が過ぎています。会社の管理者にお問い合わせください。',
    GIVEN_PASSWORD_ENDED:
      '仮パスワードの有効期限が過ぎています。ログイン画面の「パスワードをお忘れですか？」から再設定するか、管理者に新しい仮パスワードを依頼してください。',
    EM0010: 'IDまたはパスワードが正しくありません。',
    EM0011: 'ログインの失敗が続いたため、一時的に制限されています。{{seconds}}秒後にもう一度お試しください。',
  },
  fields: {
    current: '現在のパスワード',
    next: '新しいパスワード',
    confirmation: '新しいパスワード（確認）',
  },
  accounts: {
    idUsable: 'このIDは使用できます。',
  },
};
