import type { Module } from '../../kernel/http/module.ts';
import { arriveAtSetUpCall } from './operations/arrive-at-set-up.ts';
import { endSetUpElsewhereCall } from './operations/end-set-up-elsewhere.ts';
import { finishSetUpCall } from './operations/finish-set-up.ts';
import { goToSetUpStepCall } from './operations/go-to-set-up-step.ts';
import { quitSetUpCall } from './operations/quit-set-up.ts';
import { saveHomeScreenCall } from './operations/save-home-screen.ts';
import { startSetUpCall } from './operations/start-set-up.ts';

/** The first set-up of a company: whose it is, how far it is, and its end. What it makes is its neighbours' work. */
export const wizard: Module = {
  name: 'setup',
  needs: ['companies'],
  operations: [
    arriveAtSetUpCall,
    startSetUpCall,
    goToSetUpStepCall,
    saveHomeScreenCall,
    finishSetUpCall,
    quitSetUpCall,
    endSetUpElsewhereCall,
  ],
};
