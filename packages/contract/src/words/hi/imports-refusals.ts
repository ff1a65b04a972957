import type { importRefusals } from '../../imports/refusals.ts';
import {
  IMPORT_MOST_BLANK_ROWS,
  IMPORT_MOST_COLUMNS,
  IMPORT_MOST_ROW_CHARACTERS,
  IMPORT_MOST_ROWS,
} from '../../imports/rules.ts';
import type { SentencesOf } from '../../refusals.ts';

export const importsRefusalSentences: SentencesOf<typeof importRefusals> = {
  notATable: () => 'यह तालिका नहीं है। स्प्रेडशीट को CSV के रूप में सहेजें, या उसके सेल कॉपी करके चिपकाएँ।',
  importTooHeavy: () => 'एक फ़ाइल 20 MB तक हो सकती है। उसे दो में बाँटें।',
  tooManyRows: () => `एक फ़ाइल में ${IMPORT_MOST_ROWS} पंक्तियाँ हो सकती हैं। उसे दो में बाँटें।`,
  tooManyBlankRows: () => `फ़ाइल में ${IMPORT_MOST_BLANK_ROWS} से ज़्यादा खाली पंक्तियाँ हैं। उन्हें हटाएँ और फ़ाइल फिर चुनें।`,
  tooManyColumns: (line) =>
    `एक पंक्ति में ${IMPORT_MOST_COLUMNS} कॉलम हो सकते हैं। पंक्ति ${line} में ज़्यादा हैं। जो कॉलम ज़रूरी नहीं, उन्हें हटाएँ।`,
  rowTooLong: (line) =>
    `एक पंक्ति में ${IMPORT_MOST_ROW_CHARACTERS} अक्षर हो सकते हैं। पंक्ति ${line} में ज़्यादा हैं। उसे छोटा करें।`,
  quoteNeverCloses: (line) => `पंक्ति ${line} में उद्धरण चिह्न खुलता है और बंद नहीं होता। वह सेल ठीक करें और फ़ाइल फिर चुनें।`,
  columnMissing: (columns) => `${columns} से कोई कॉलम नहीं मिलता। बताएँ कौन-सा है।`,
  columnTwice: (column) => `दो कॉलम ${column} से मिलते हैं। एक को छोड़ दें।`,
  noSuchImport: () => 'ऐसा कोई इम्पोर्ट नहीं है।',
  importFileGone: () => 'जाँची हुई फ़ाइल एक घंटा रखी जाती है। कृपया फिर जाँचें।',
  dateOrderUnknown: () => 'पहले बताएँ कि इस फ़ाइल में दिन पहले आता है या महीना।',
  columnsNotChosen: (field) => `दो कॉलम ${field} हो सकते हैं। पहले उनमें से एक चुनें।`,
  checkedDifferently: () => 'जाँच के बाद जिम बदल गया है, इसलिए इससे कुछ और होगा। कृपया फिर जाँचें।',
  importRunning: (name) => `दूसरा इंपोर्ट चल रहा है: ${name}. उसके पूरा होने तक रुकें।`,
  importChanged: (done, of) =>
    `जाँच के बाद जिम बदल गया है, इसलिए इंपोर्ट ${of} में से ${done} पंक्तियों के बाद रुक गया। उसे वापस लें, या बाकी के लिए फ़ाइल फिर से जाँचें।`,
  importInterrupted: () => 'सर्वर फिर से शुरू हो रहा है, इसलिए यह रुक गया। एक मिनट बाद फिर कोशिश करें।',
  importNotRun: () => 'यह इम्पोर्ट चला नहीं है।',
  importUndone: () => 'यह इम्पोर्ट पहले ही वापस लिया जा चुका है।',
  cannotInvite: () => 'कोई मेल सर्वर नहीं है, इसलिए अभी किसी को मेल से निमंत्रण नहीं दिया जा सकता।',
  importUsed: (what) => `यह इम्पोर्ट इस बीच काम में आया है, इसलिए बना रहेगा: ${what}.`,
};
