import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  list: {
    title: 'ログイン中の端末',
    help: '心当たりのない端末はログアウトし、パスワードを変更してください。',
    device: '端末',
    lastSeen: '最終利用',
    action: '操作',
    current: 'この端末（使用中）',
    unknownDevice: '不明な端末',
    network: 'ネットワーク',
    unknownNetwork: '不明',
    end: 'ログアウト',
    endOf: '{{device}}をログアウト',
    endAsk: '{{device}}からログアウトします。',
    endOthers: '他の端末をすべてログアウト',
    endOthersAsk: 'この端末以外のすべての端末からログアウトします。',
    othersStay: '他の端末はログインしたままです。ログアウトすると、次回のログインで2段階認証が必要になります。',
    othersOpen: 'ほかの端末でログインしたままです。ほかの人が使っている可能性がある場合は、ログアウトしてください。',
    keepOthers: 'ログアウトしない',
    loading: 'ログイン中の端末を読み込んでいます',
    retry: '再試行',
  },
};
