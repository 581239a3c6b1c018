import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    EMBLEM_HELD: 'このメンバーにはすでにこのエンブレムが付与されています。',
    EMBLEM_HOLDERS: 'ファイルは{{0}}行までです。エンブレムを1つずつダウンロードしてください。',
    EMBLEM_IMAGE_KIND: 'PNG、JPEG、WebP、GIFの画像を選択してください。',
    EMBLEM_IMAGE_PIXELS: '画像の画素数が{{0}}00万を超えています。より小さい画像を選択してください。',
    EMBLEM_IMAGE_BROKEN:
      '画像が破損しているか、途中までしか保存されていません。保存し直したファイルを選択してください。',
    EMBLEM_NOT_HELD: 'このメンバーにはこのエンブレムが付与されていません。',
    MB120: '同じ名前のエンブレムがすでにあります。',
    MB121: 'このエンブレムは存在しません。ページを更新してください。',
    MB122: 'エンブレムは{{0}}個まで登録できます。',
    MB123: '1人のメンバーに付与できるエンブレムは{{0}}個までです。',
    MB124: '{{0}}人のメンバーに付与されているエンブレムです。先に取り消してください。',
    MB125: '画像は{{0}}KBまで登録できます。',
  },
  fields: {
    emblemId: 'エンブレム',
    emblemName: '名前',
    englishEmblemName: '英語名',
    emblemDescription: '説明',
    englishEmblemDescription: '英語の説明',
  },
  operations: {
    'create-emblem': 'エンブレムの追加',
    'change-emblem': 'エンブレムの変更',
    'delete-emblem': 'エンブレムの削除',
    'restore-emblem': 'エンブレムの復元',
    'grant-emblem': 'エンブレムの付与',
    'take-back-emblem': 'エンブレムの取り消し',
    'download-emblems': 'エンブレム一覧のダウンロード',
    'list-person-emblems': 'メンバーのエンブレムの閲覧',
    'list-emblem-holders': 'エンブレム付与先の閲覧',
  },
};
