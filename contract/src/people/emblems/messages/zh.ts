import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    EMBLEM_HELD: '该成员已拥有此徽章。',
    EMBLEM_HOLDERS: '文件最多 {{0}} 行，请逐个徽章下载。',
    EMBLEM_IMAGE_KIND: '请选择 PNG、JPEG、WebP 或 GIF 图片。',
    EMBLEM_IMAGE_PIXELS: '图片超过 {{0}} 百万像素，请选择尺寸更小的图片。',
    EMBLEM_IMAGE_BROKEN: '图片已损坏或不完整，请重新保存后选择该文件。',
    EMBLEM_NOT_HELD: '该成员没有此徽章。',
    MB120: '已有同名徽章。',
    MB121: '该徽章不存在，请刷新页面。',
    MB122: '最多可添加 {{0}} 个徽章。',
    MB123: '每位成员最多可拥有 {{0}} 个徽章。',
    MB124: '有 {{0}} 位成员拥有此徽章，请先收回。',
    MB125: '图片不能超过 {{0}} KB。',
  },
  fields: {
    emblemId: '徽章',
    emblemName: '名称',
    englishEmblemName: '英文名称',
    emblemDescription: '说明',
    englishEmblemDescription: '英文说明',
  },
  operations: {
    'create-emblem': '已添加徽章',
    'change-emblem': '已更改徽章',
    'delete-emblem': '已删除徽章',
    'restore-emblem': '已恢复徽章',
    'grant-emblem': '已授予徽章',
    'take-back-emblem': '已收回徽章',
    'download-emblems': '已下载徽章列表',
    'list-person-emblems': '查看成员徽章',
    'list-emblem-holders': '查看徽章获得者',
  },
};
