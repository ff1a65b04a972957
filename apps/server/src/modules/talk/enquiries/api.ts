// What other modules may call. Nothing else of this folder is imported from outside.

export { answerEnquiry } from './admin.ts';
export { sendEnquiry } from './service.ts';
