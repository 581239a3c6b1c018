import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  sharedAddresses: {
    left: {
      heading: '{{name}}さんが共有メールアドレスから外れました',
      text: '{{name}}さんは退職のため、次のアドレスのメールを送受信できなくなりました。必要に応じてほかの人を追加してください。',
    },
    ownerless: {
      heading: '担当者のいない共有メールアドレスがあります',
      text: '{{name}}さんは退職のため、担当者のいない次のアドレスから外れました。共有メールアドレスの一覧で担当者を指定してください。',
    },
    more: 'ほか{{count}}件',
    file: {
      leftOut: '{{address}}: メールボックス未確認または在職中でない{{count}}名を除外',
      members: {
        title: '共有メールアドレスと受信者',
        use: 'Postfixのvirtual_alias_maps用です。postmapで変換して使います。',
      },
      senders: {
        title: '共有メールアドレスと送信できる人',
        use: 'Postfixのsmtpd_sender_login_maps用です。postmapで変換して使います。',
      },
    },
  },
};
