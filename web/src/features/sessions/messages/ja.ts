import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  account: {
    title: 'マイアカウント',
    person: 'ご自身の情報',
    name: '名前',
    loginId: 'ログインID',
    company: '会社',
    password: 'パスワード',
    changePassword: 'パスワードの変更',
    passwordHelp: '変更すると他の端末はログアウトされ、登録済みのアドレスにお知らせします。',
  },
  list: {
    title: 'ログイン中の端末',
    help: '心当たりのない端末はログアウトし、パスワードを変更してください。',
    device: '端末',
    lastSeen: '最終利用',
    place: '場所',
    action: '操作',
    current: 'この端末（使用中）',
    unknownDevice: '不明な端末',
    unknownPlace: '不明',
    end: 'ログアウト',
    endOf: '{{device}}をログアウト',
    endAsk: '{{device}}からログアウトします。',
    endOthers: '他の端末をすべてログアウト',
    endOthersAsk: 'この端末以外のすべての端末からログアウトします。',
    loading: 'ログイン中の端末を読み込んでいます',
    retry: '再試行',
  },
};
