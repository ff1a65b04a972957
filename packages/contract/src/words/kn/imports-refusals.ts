import type { importRefusals } from '../../imports/refusals.ts';
import {
  IMPORT_MOST_BLANK_ROWS,
  IMPORT_MOST_COLUMNS,
  IMPORT_MOST_ROW_CHARACTERS,
  IMPORT_MOST_ROWS,
} from '../../imports/rules.ts';
import type { SentencesOf } from '../../refusals.ts';

export const importsRefusalSentences: SentencesOf<typeof importRefusals> = {
  notATable: () => 'ಇದು ಟೇಬಲ್ ಅಲ್ಲ. ಸ್ಪ್ರೆಡ್‌ಶೀಟನ್ನು CSV ಆಗಿ ಉಳಿಸಿ, ಅಥವಾ ಅದರ ಸೆಲ್‌ಗಳನ್ನು ನಕಲಿಸಿ ಅಂಟಿಸಿ.',
  importTooHeavy: () => 'ಒಂದು ಫೈಲ್ 20 MB ವರೆಗೆ ಇರಬಹುದು. ಅದನ್ನು ಎರಡಾಗಿ ಮಾಡಿ.',
  tooManyRows: () => `ಒಂದು ಫೈಲ್‌ನಲ್ಲಿ ${IMPORT_MOST_ROWS} ಸಾಲುಗಳು ಇರಬಹುದು. ಅದನ್ನು ಎರಡಾಗಿ ಮಾಡಿ.`,
  tooManyBlankRows: () => `ಫೈಲ್‌ನಲ್ಲಿ ${IMPORT_MOST_BLANK_ROWS}ಕ್ಕಿಂತ ಹೆಚ್ಚು ಖಾಲಿ ಸಾಲುಗಳಿವೆ. ಅವನ್ನು ಅಳಿಸಿ, ಫೈಲನ್ನು ಮತ್ತೆ ಆರಿಸಿ.`,
  tooManyColumns: (line) =>
    `ಒಂದು ಸಾಲಿನಲ್ಲಿ ${IMPORT_MOST_COLUMNS} ಕಾಲಂಗಳು ಇರಬಹುದು. ಸಾಲು ${line} ರಲ್ಲಿ ಹೆಚ್ಚಿವೆ. ಬೇಡದ ಕಾಲಂಗಳನ್ನು ಅಳಿಸಿ.`,
  rowTooLong: (line) =>
    `ಒಂದು ಸಾಲಿನಲ್ಲಿ ${IMPORT_MOST_ROW_CHARACTERS} ಅಕ್ಷರಗಳು ಇರಬಹುದು. ಸಾಲು ${line} ರಲ್ಲಿ ಹೆಚ್ಚಿವೆ. ಅದನ್ನು ಚಿಕ್ಕದಾಗಿಸಿ.`,
  quoteNeverCloses: (line) => `ಸಾಲು ${line} ರಲ್ಲಿ ಉದ್ಧರಣ ಚಿಹ್ನೆ ತೆರೆದು ಮುಚ್ಚಿಲ್ಲ. ಆ ಸೆಲ್ ಸರಿಪಡಿಸಿ, ಫೈಲನ್ನು ಮತ್ತೆ ಆರಿಸಿ.`,
  columnMissing: (columns) => `${columns} ಗೆ ಯಾವ ಕಾಲಂ ಹೊಂದಿಲ್ಲ. ಯಾವುದೆಂದು ಹೇಳಿ.`,
  columnTwice: (column) => `ಎರಡು ಕಾಲಂಗಳು ${column} ಗೆ ಹೊಂದಿವೆ. ಒಂದನ್ನು ಬಿಡಿ.`,
  noSuchImport: () => 'ಅಂತಹ ಇಂಪೋರ್ಟ್ ಇಲ್ಲ.',
  importFileGone: () => 'ಪರಿಶೀಲಿಸಿದ ಫೈಲ್ ಒಂದು ಗಂಟೆ ಉಳಿಯುತ್ತದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ.',
  dateOrderUnknown: () => 'ಮೊದಲು ಈ ಫೈಲ್‌ನಲ್ಲಿ ದಿನ ಮೊದಲೋ ತಿಂಗಳು ಮೊದಲೋ ಹೇಳಿ.',
  columnsNotChosen: (field) => `ಎರಡು ಕಾಲಂಗಳು ${field} ಆಗಿರಬಹುದು. ಮೊದಲು ಅವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ.`,
  checkedDifferently: () => 'ಪರಿಶೀಲನೆಯ ನಂತರ ಜಿಮ್ ಬದಲಾಗಿದೆ, ಆದ್ದರಿಂದ ಇದು ಬೇರೆ ಏನಾದರೂ ಮಾಡುತ್ತದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ.',
  importRunning: (name) => `ಇನ್ನೊಂದು ಇಂಪೋರ್ಟ್ ನಡೆಯುತ್ತಿದೆ: ${name}. ಅದು ಮುಗಿಯುವವರೆಗೆ ಕಾಯಿರಿ.`,
  importChanged: (done, of) =>
    `ಪರಿಶೀಲನೆಯ ನಂತರ ಜಿಮ್ ಬದಲಾಗಿದೆ, ಆದ್ದರಿಂದ ಇಂಪೋರ್ಟ್ ${of} ಸಾಲುಗಳಲ್ಲಿ ${done} ರ ನಂತರ ನಿಂತಿದೆ. ಅದನ್ನು ಹಿಂದೆಗೆದುಕೊಳ್ಳಿ, ಅಥವಾ ಉಳಿದದ್ದಕ್ಕಾಗಿ ಫೈಲನ್ನು ಮತ್ತೆ ಪರಿಶೀಲಿಸಿ.`,
  importInterrupted: () => 'ಸರ್ವರ್ ಮರುಪ್ರಾರಂಭವಾಗುತ್ತಿದೆ, ಆದ್ದರಿಂದ ಇದು ನಿಂತಿದೆ. ಒಂದು ನಿಮಿಷದ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  importNotRun: () => 'ಈ ಇಂಪೋರ್ಟ್ ನಡೆದಿಲ್ಲ.',
  importUndone: () => 'ಈ ಇಂಪೋರ್ಟನ್ನು ಈಗಾಗಲೇ ಹಿಂದೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ.',
  cannotInvite: () => 'ಮೇಲ್ ಸರ್ವರ್ ಹೊಂದಿಸಿಲ್ಲ, ಆದ್ದರಿಂದ ಯಾರನ್ನೂ ಮೇಲ್ ಮೂಲಕ ಆಹ್ವಾನಿಸಲಾಗದು.',
  importUsed: (what) => `ಈ ಇಂಪೋರ್ಟನ್ನು ಅಷ್ಟರಲ್ಲಿ ಬಳಸಲಾಗಿದೆ, ಆದ್ದರಿಂದ ಅದು ಉಳಿಯುತ್ತದೆ: ${what}.`,
};
