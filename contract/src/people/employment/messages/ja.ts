import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MB701: '休職中のメンバーです。先に復帰の手続きをしてください。',
    MB702: '出向中のメンバーです。先に出向を解除してください。',
    MB703: '退職したメンバーではないため、復職の手続きはできません。',
    MB704: 'すでに休職中のメンバーです。先に復帰の手続きをしてください。',
    MB705: '休職中のメンバーではないため、復帰の手続きはできません。',
    MB706: 'すでに出向中のメンバーです。先に出向先の会社で解除する必要があります。',
    MB708: '他社から出向中のメンバーです。先に出向を解除してください。',
    MB713: '出向中のメンバーではないため、解除できません。',
    LEAVE_DAYS: '休職の開始日は今日以降、最終日は開始日以降で{{0}}年以内の日付にしてください。',
    EMPLOYMENT_OWN: '自分自身には実行できません。ほかの管理者に依頼してください。',
    EMPLOYMENT_LAST_ADMINISTRATOR:
      'アクセスできる最後の管理者です。先にほかのメンバーに管理者の役割を付与してください。',
    EMPLOYMENT_REPRESENTATIVE: '代表管理者は先に役割を引き継ぐ必要があります。',
    EMPLOYMENT_HEIR: '在職中のメンバーを引き継ぎ先に選択してください。',
    EMPLOYMENT_HEIR_RIGHT:
      'このメンバーには引き継ぐ権限がありません。管理者など、権限のあるメンバーを選択してください。',
    EMPLOYMENT_LEFT_LIMIT:
      '引き継ぐものが{{0}}件を超えています。先に利用を停止し、一部を引き継ぐか終了してから、もう一度お試しください。',
    EMPLOYMENT_LEFT_CHANGED: '引き継ぐものの一覧が変わりました。読み込み直しましたので、もう一度ご確認ください。',
    RETIREMENT_PLANNED: 'すでに退職が予約されています。先に予約を取り消してください。',
    RETIREMENT_NOT_PLANNED: '予約された退職はありません。取り消されたか、すでに処理されています。',
    SUSPENSION_END: '利用停止の終了は、開始より後の日時にしてください。',
    ALREADY_SUSPENDED: 'すでに利用停止中のメンバーです。先に停止を解除してください。',
    NOT_SUSPENDED: 'すでにアクセスできる状態です。',
    ACCESS_SUSPENDED: 'このアカウントは利用停止中です。会社の管理者にお問い合わせください。',
    ACCESS_SUSPENDED_UNTIL: 'このアカウントは{{0}}まで利用停止中です。会社の管理者にお問い合わせください。',
    ACCESS_ON_LEAVE: '休職中はログインできません。会社の管理者にお問い合わせください。',
    ACCESS_ON_LEAVE_UNTIL: '休職中はログインできません。{{0}}から再びログインできます。',
  },
  fields: {
    employmentStatus: '在職状況',
    access: 'アクセス',
    isPlanned: '予約',
    handedOver: '引き継いだ項目数',
    stayed: '引き継がれなかった項目数',
    returned: '復元した項目数',
    lost: '復元できなかった項目数',
  },
  operations: {
    'plan-retirement': '退職の予約',
    'retire-person': '退職処理',
    'call-off-retirement': '退職予約の取り消し',
    'reinstate-person': '復職処理',
    'suspend-access': '利用停止',
    'restore-access': '利用停止の解除',
    'put-on-leave': '休職処理',
    'return-from-leave': '復帰処理',
    'read-leaving': '退職時に残る項目の閲覧',
    'read-story': '在職履歴の閲覧',
  },
};
