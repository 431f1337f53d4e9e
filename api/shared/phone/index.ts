/** What the portal and the pages of public links do alike on a phone; it runs in browsers alone. */
export { askToKeep } from './askToKeep.ts';
export { fitFile, type Fit, type Unfit } from './fitFile.ts';
export { isPhone } from './isPhone.ts';
export { forgetFile, type KeptFile, keptFiles } from './keptFiles.ts';
export { placeNow } from './placeNow.ts';
export { type Answered, sendKept, type Sent } from './sendKept.ts';
export { takeFiles, type UnfitFile } from './takeFiles.ts';
