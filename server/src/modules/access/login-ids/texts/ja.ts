import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  importKinds: {
    loginIdChanges: 'ログインIDの変更',
    idDecisions: 'ID申請の処理',
  },
  idDecisionsFile: {
    decision: '処理',
    reason: '理由',
    type: '種別',
    types: {
      new: '新しいID',
      change: '変更',
      release: '以前のIDの利用終了',
    },
  },
  idLetters: {
    asked: {
      heading: 'IDの申請を受け付けました',
      text: '「{{loginId}}」の申請を受け付けました。管理者が処理するとお知らせします。それまでは現在のIDをそのままお使いください。申請は「マイアカウント」で取り消せます。',
    },
    approved: {
      heading: 'IDの申請が承認されました',
      text: '「{{loginId}}」の申請が承認されました。\n\n「マイアカウント」の「ログインID」で確定すると、IDが変更されます。確定するまでは現在のIDをそのままお使いください。',
    },
    releaseApproved: {
      heading: '以前のIDの利用終了が承認されました',
      text: '以前のID「{{loginId}}」の利用終了の申請が承認されました。\n\n「マイアカウント」の「ログインID」で確定すると、このIDではログインできなくなります。',
    },
    refused: {
      heading: 'IDの申請が却下されました',
      text: '「{{loginId}}」の申請が却下されました。現在のIDはそのままお使いいただけます。\n\n理由: {{reason}}',
    },
    cancelled: {
      heading: 'IDの申請を取り消しました',
      text: '「{{loginId}}」の申請を取り消しました。',
    },
    ended: {
      heading: '承認されたIDの申請が期限切れになりました',
      text: '「{{loginId}}」の申請は、承認から{{days}}日以内に確定されなかったため取り消されました。現在のIDはそのままお使いいただけます。変更期間中は再度申請できます。',
    },
    changed: {
      heading: 'IDが変更されました',
      text: 'IDが「{{loginId}}」に変更されました。パスワードとログイン状態はそのままです。\n\n以前のID「{{former}}」でも、あと{{days}}日間ログインできます。\n\nお心当たりがない場合は、すぐに会社の管理者にご連絡ください。',
    },
    given: {
      heading: '新しいIDが設定されました',
      text: '今後は「{{loginId}}」でログインしてください。パスワードはそのままです。\n\nお心当たりがない場合は、すぐに会社の管理者にご連絡ください。',
    },
    released: {
      heading: '以前のIDの利用を終了しました',
      text: '「{{loginId}}」ではログインできなくなりました。現在のIDはそのままです。',
    },
    takenBack: {
      heading: 'IDの変更が取り消されました',
      text: '管理者がIDの変更を取り消しました。再び「{{loginId}}」でログインしてください。「{{former}}」ではログインできなくなりました。\n\nパスワードとログイン状態はそのままです。',
    },
    takenBackKept: {
      heading: 'IDの変更が取り消されました',
      text: '管理者がIDの変更を取り消しました。再び「{{loginId}}」でログインしてください。「{{former}}」でも、これまでどおりあと{{days}}日間ログインできます。\n\nパスワードとログイン状態はそのままです。',
    },
    reopened: {
      heading: 'IDの申請が再び処理待ちになりました',
      text: '「{{loginId}}」の申請に対する処理が取り消されました。管理者が再度処理するとお知らせします。それまでは現在のIDをそのままお使いください。申請は「マイアカウント」で取り消せます。',
    },
    deciderCancelled: {
      heading: '承認したIDの申請が取り消されました',
      text: '申請者が「{{loginId}}」の申請を取り消しました。',
    },
    deciderCompleted: {
      heading: '承認したIDの申請が確定されました',
      text: '申請者が「{{loginId}}」の申請を確定しました。',
    },
    deciderReopened: {
      heading: '処理したID申請が元に戻されました',
      text: '「{{loginId}}」の申請は、処理前の状態に戻りました。',
    },
  },
};
