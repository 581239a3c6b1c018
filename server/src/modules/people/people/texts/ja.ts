import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  employeesFile: {
    name: 'メンバー',
    fullName: '名前',
    loginId: 'ログインID',
    department: '部署',
    concurrentPosts: '兼務',
    jobRank: '職級',
    jobTitle: '役職',
    state: '状態',
    inService: '在職中',
    notYetApplied: '有効化待ち',
    retired: '退職',
    onLeave: '休職中',
    dispatched: '出向中',
    suspended: '利用停止',
    registeredAt: '追加日時',
  },
  welcomeMail: {
    subject: '{{company}}のアカウントを有効化してください',
    heading: '{{name}}さん、{{company}}へようこそ',
    text: '{{company}}がアカウントを用意しました。このメールアドレスで認証コードを確認し、パスワードを設定すると、すぐに利用できます。',
    button: 'アカウントを有効化',
    notYou: 'お心当たりのない会社の場合は、このメールを削除してください。アカウントは有効化されません。',
  },
};
