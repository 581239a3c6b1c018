import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '復旧用PIN',
  help: '登録した連絡先を使えないときに、IDとPINでパスワードを再設定できます。',
  loading: '復旧用PINを読み込んでいます',
  retry: 'もう一度試す',
  pin: 'PINコード',
  none: '未登録',
  since: '{{date}}から使用中',
  blocked: 'PINを5回間違えたため、ロックされました。会社のサービスデスクに解除を依頼するか、PINを削除してください。',
  set: 'PINを登録',
  change: 'PINを変更',
  remove: 'PINを削除',
  lead: 'ほかで使っていない数字を決めてください。誕生日や電話番号は避けてください。登録するとメールでお知らせします。',
  digits: '{{min}}～{{max}}桁の数字',
  passwordHelp: '席を離れた間にほかの人が変更できないように確認します。',
  save: '保存',
  saved: '復旧用PINを保存しました。',
  removeLead: '削除すると、PINではパスワードを再設定できなくなります。',
  removed: '復旧用PINを削除しました。',
  isBlocked: '5回間違えたためロック中',
  unblock: 'PINのロックを解除',
  unblockAsk:
    '同じPINを再び使用できるようになります。メンバーにはメールでお知らせします。必ず本人からの依頼であることを確認してください。',
  unblocked: 'PINのロックを解除しました。',
};
