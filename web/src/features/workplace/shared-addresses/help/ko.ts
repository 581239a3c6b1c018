import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  SHAREDADDRESS: {
    words: '공유 메일, 메일 그룹, 그룹 메일, 메일링 리스트, 대표 메일, 별칭, 배포 목록',
  },
};
