import type { Translated } from '../../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  fields: {
    SVCR: 'サービス利用規約',
    POAR: '個人情報の国外移転',
    PIAR: '個人情報の収集・利用',
    CMAR: 'マーケティング情報の受信',
    optional: '任意項目',
    concurrentTitle: '兼務の役職',
    count: '件数',
    days: '日数',
    deviceLetters: '新しいデバイスの通知',
    trustedDevice: '2段階認証の省略',
    isAsked: '変更の要求',
    isHeld: '承認の要否',
    key: '個人キー',
    namesHolders: '権限を持つ人の表示',
    passwordRenewal: 'パスワード変更の要求',
    people: '対象人数',
    pinX: '地図上の横位置',
    pinY: '地図上の縦位置',
    recoveryPin: '復旧用PIN',
    subOrganisation: '事業所・支社',
    trustDays: '信頼済みデバイスの日数',
    grantee: '権限を持つ人',
    soon: 'まもなく終了する権限',
    home: '送り出した派遣',
    host: '受け入れた派遣',
  },
};
