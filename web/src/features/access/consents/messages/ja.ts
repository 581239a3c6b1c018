import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: {
    first: '規約への同意',
    again: '規約が変更されました',
    settled: '規約の確認が完了しました',
  },
  lead: '内容を確認して選択してください。完了するとログインします。',
  settledLead: '「続ける」を押すとログインします。',
  leaving: 'ログインしています。',
  country: '居住国・地域：{{country}}',
  changeCountry: '変更',
  countryHelp: '規約は国・地域ごとに異なります。変更すると、その国・地域の規約を確認していただきます。',
  countryChanged: '居住国・地域を変更しました。適用される規約を読み、もう一度同意してください。',
  required: {
    title: '必須項目',
    tag: '必須',
    help: '同意しない場合、サービスを利用できません。',
  },
  optional: {
    title: '任意項目',
    tag: '任意',
    help: '同意しなくても続けて利用できます。',
    part: '任意の個人情報の収集・利用',
    agreedOn: '{{date}}に同意されています。同意は{{years}}年ごとに改めて確認します。',
    goes: '同意しない場合、次の情報はただちに削除され、元に戻せません：{{items}}',
    lastContact:
      '確認済みの外部メールアドレスがありません。携帯電話番号を削除すると、パスワードを忘れたときにアカウントを取り戻せなくなることがあります。',
  },
  delete: {
    title: '任意の情報の削除',
    ask: '次の情報を今すぐ削除します。元に戻すことはできません：{{items}}。続けますか？',
    ok: '削除して続ける',
  },
  changes: {
    title: '変更点',
    compare: '同意済みの{{date}}版と比較',
  },
  inForce: '施行日：{{date}}（バージョン {{version}}）。',
  open: '内容を見る',
  submit: '同意して続ける',
  remaining: '必須項目に同意すると続けられます。',
  logOut: 'ログアウト',
  success: '正常に処理されました。',
  goOn: '続ける',
  elsewhere: {
    title: '規約の確認はすでに完了しています',
    text: '他のウィンドウまたは他の端末で先に完了したため、ここで選択した内容は保存されていません。',
    where: '現在の同意の内容は「マイアカウント」の「同意の内容」で確認できます。',
    account: '同意の内容を見る',
  },
  receipt: {
    text: '任意の情報を削除しました。外部メールアドレスが登録されている場合は、この控えをメールでもお送りします。',
    deleted: '削除した情報',
    time: '削除日時',
    nothing: '保存されていた情報はありません',
    nothingText: '任意情報は保存されていなかったため、削除するものはありませんでした。',
  },
  denied: {
    title: '同意が必要な規約はありません',
    text: '規約が変更されたときに開くページです。ログインしてください。',
    logIn: 'ログイン',
  },
  items: {
    nickname: 'ニックネーム',
    companyContact: '会社の連絡先',
    mobile: '携帯電話番号',
    duties: '担当業務',
    photo: '写真',
    personalMail: '個人のメールアドレス',
    englishName: '英字氏名',
    birthday: '誕生日',
    refereeMobile: '紹介者の携帯電話番号',
  },
  loading: '規約を読み込んでいます',
  retry: '再試行',
};
