import * as routes from '@madang/contract/workplace/quick-links/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeLink } from './operations/change-link.ts';
import { createLink } from './operations/create-link.ts';
import { deleteLink } from './operations/delete-link.ts';
import { listLinks } from './operations/list-links.ts';
import { orderLinks } from './operations/order-links.ts';
import { readLinkImage } from './operations/read-link-image.ts';

const success = () => ({ result: 'success' as const });

export const linkRoutes = [
  callOf(routes.listLinks, listLinks),
  callOf(routes.createLink, createLink),
  callOf(routes.changeLink, changeLink, { answer: success }),
  callOf(routes.deleteLink, deleteLink, { answer: success }),
  callOf(routes.orderLinks, orderLinks, { answer: success }),
  callOf(routes.readLinkImage, readLinkImage),
];
