import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'マイ端末',
  help: 'ログインしたことのある端末です。削除した端末では、次のログインで2段階認証をもう一度行います。',
  device: '端末',
  lastSeen: '最後のログイン',
  trusted: '2段階認証の省略',
  until: '{{date}}まで',
  asked: '省略しない',
  action: '操作',
  current: 'この端末',
  unknown: '不明な端末',
  end: '削除',
  endOf: '{{device}}を削除',
  endAsk:
    '{{device}}を一覧から削除します。この端末で次にログインすると、2段階認証を行い、新しい端末としてお知らせします。',
  letters: '新しい端末でログインしたらメールで知らせる',
  lettersSaved: '新しい端末のお知らせの設定を保存しました。',
  loading: '端末を読み込んでいます',
  retry: 'もう一度試す',
  none: '記録された端末はまだありません。',
};
