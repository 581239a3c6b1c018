/** The steps in which a person without a session shows who it is: a contact or a key, the code, and the card around them. */
export { CodeStep } from './code-step.tsx';
export { checkContact, type ContactOption, type ContactValues, contactOf, needsCode, noContact } from './contact.ts';
export { IdentifyForm } from './identify-form.tsx';
export { StepsCard } from './steps-card.tsx';
