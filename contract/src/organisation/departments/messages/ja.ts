import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    CM301: 'このコードはすでに使用されています。',
    DEPARTMENT_CODE_LENGTH: '半角英数字{{0}}～{{1}}文字で入力してください。',
    DEPARTMENT_PARENT: '上位部署が存在しません。別の部署を選択してください。',
    DEPARTMENT_UNDER_ITSELF: '部署を自分自身やその下位部署の下に移動することはできません。',
    CM312: '下位部署が{{0}}件あります。先に移動または削除してください。',
    CM313: '所属メンバーが{{0}}人います。先に別の部署へ異動してください。',
    CM314: 'この部署に登録された項目が{{0}}件あります。先に整理してください。',
    DEPARTMENT_PLANNED: 'この部署を含む変更予約が{{0}}件あります。',
  },
  fields: {
    departmentCode: '部署コード',
    departmentName: '部署名',
    englishDepartmentName: '部署名（英語）',
    parentDepartmentCode: '上位部署',
  },
};
