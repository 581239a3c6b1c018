import type { Module } from '../../kernel/http/module.ts';
import { readHome } from './operations/read-home.ts';

/** The page that people land on after log-in. */
export const portal: Module = { name: 'portal', needs: ['companies'], operations: [readHome] };
