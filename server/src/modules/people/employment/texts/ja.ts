import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  headsOfDepartment: {
    retired: {
      heading: 'メンバーが退職しました',
      text: '{{name}}さん（{{department}}）の退職の処理が{{time}}に完了しました。',
    },
    retirementPlanned: {
      heading: 'メンバーの退職が予約されました',
      text: '{{name}}さん（{{department}}）の退職が{{until}}に予約されました。',
    },
    retirementCalledOff: {
      heading: 'メンバーの退職の予約が取り消されました',
      text: '{{name}}さん（{{department}}）の退職の予約が{{time}}に取り消されました。',
    },
    reinstated: {
      heading: 'メンバーが復職しました',
      text: '{{name}}さん（{{department}}）の復職の処理が{{time}}に完了しました。',
    },
    suspended: {
      heading: 'メンバーの利用が停止されました',
      text: '{{name}}さん（{{department}}）のアカウントの利用が{{time}}に停止されました。',
    },
    suspendedUntil: {
      heading: 'メンバーの利用が停止されました',
      text: '{{name}}さん（{{department}}）のアカウントの利用が{{time}}に停止されました。{{until}}に自動で解除されます。',
    },
    restored: {
      heading: 'メンバーの利用停止が解除されました',
      text: '{{name}}さん（{{department}}）のアカウントの利用停止が{{time}}に解除されました。',
    },
  },
};
