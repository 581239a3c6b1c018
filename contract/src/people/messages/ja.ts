import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    SEARCH_TERM_SHORT: '日本語なら{{1}}文字以上、英字なら{{0}}文字以上入力すると検索できます。',
    SEARCH_TERM_LETTERS: '検索語に < > ^ ; : * % $ / # は使えません。* と / は末尾にのみ使えます。',
    EMPLOYEES_CHOSEN: 'メンバーを1名以上{{0}}名以下で選択してください。',
    SYNCHRONISING_MINUTES: '0から{{0}}までの分数を入力してください。',
    EMPLOYEE_CONTACT: '認証キー、外部メールアドレス、携帯電話番号のうち1つ以上を入力してください。',
    EMPLOYEE_DEPARTMENT: 'その部署はありません。別の部署を選んでください。',
    EMPLOYEE_JOB_RANK: 'その職級はありません。別の職級を選んでください。',
    EMPLOYEE_JOB_TITLE: 'その役職はありません。別の役職を選んでください。',
    EMPLOYEE_NOT_APPLIED: 'まだアカウントを有効化していないメンバーです。有効化後に変更できます。',
    EMPLOYEE_OPTIONAL_DECLINED: 'このメンバーは任意の情報の保管に同意していません。この項目は空欄にしてください。',
    EMPLOYEE_MAIL_TAKEN: 'この外部メールアドレスはほかのメンバーが使用中です。',
    EMPLOYEE_MOBILE_TAKEN: 'この携帯電話番号はほかのメンバーが使用中です。',
    EMPLOYEE_OPENCODE_TAKEN: 'この認証キーはほかのメンバーが使用中です。',
    WELCOME_STATE: '案内メールの送信先となる外部メールアドレスがないか、アカウントがすでに有効化されています。',
    WELCOME_SENDS:
      '本日送信できる案内メールの上限に達しました。案内メールなしで追加するか、明日もう一度お試しください。',
    SECURITY_GRADE_MINIMUM: 'この会社のセキュリティ等級は{{0}}以上の数字にしてください。',
    EMPLOYEE_NUMBER_TAKEN: 'この社員番号はすでに使用されています。',
  },
  fields: {
    displayName: '表示名',
    englishName: '英語名',
    employeeNumber: '社員番号',
    securityGrade: 'セキュリティ等級',
  },
};
