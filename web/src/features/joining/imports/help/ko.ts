import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IMPORT: {
    words: '엑셀, 스프레드시트, 가져오기, 업로드, 파일, CSV, 대량, 일괄 변경, 이사',
    what: '엑셀이나 CSV 파일로 여러 사람과 부서를 한 번에 만들고 바꾸는 곳입니다.',
    doings: [
      '엑셀에서 복사한 칸을 그대로 붙여 넣어도 됩니다.',
      '적용하기 전에 행마다 무엇이 달라지는지 보여 주고, 틀린 칸은 그 자리에서 고칩니다.',
      '적용한 뒤 7일 동안 전체를 한 번에 되돌릴 수 있습니다.',
    ],
  },
};
