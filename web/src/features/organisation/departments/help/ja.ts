import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DEPT: {
    words: '組織, チーム, 本部, 組織図, 部署長, 組織改編',
    what: '部署をツリーで作り、部署長と所属メンバーを決めます。',
    doings: [
      '部署をドラッグすると、別の部署の下に移動できます。',
      '部署を開くと、部署長を今すぐ、または日付を指定して設定できます。',
      '日付を選ぶと、その日の組織を確認できます。',
    ],
  },
};
