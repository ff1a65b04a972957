/** The oldest version of each browser in which the pages work. The README names the same ones. */
export const oldestBrowsers = {
  safari: '16.4',
  ios: '16.4',
  chrome: '109',
  edge: '109',
  firefox: '128',
} as const;

/** For the build, which rewrites newer syntax. It adds no missing functions: see `tooNew`. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(([name, version]) => name + version);

/** Functions that one of the oldest browsers lacks, as they are written in code that runs in a browser. */
export const tooNew: readonly RegExp[] = [
  /\.(?:toSorted|toReversed|toSpliced)\(/,
  /\b\w+\.with\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bArray\.fromAsync\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bIterator\.|\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  // zod's `z.union` and `z.intersection` are no methods of a Set.
  /(?<!\bz)\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\.(?:isWellFormed|toWellFormed)\(/,
  /\bRegExp\.escape\(/,
  /\b(?:Error\.isError|Math\.sumPrecise|Math\.f16round)\(/,
  /\.(?:toBase64|fromBase64|toHex|fromHex|setFromBase64|setFromHex)\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bAbortSignal\.any\(/,
  /\bResponse\.json\(/,
  /\.(?:bytes|transferToFixedLength)\(\)/,
  /\.checkVisibility\(/,
  /\brequestIdleCallback\(/,
  /\bscheduler\.(?:yield|postTask)\(/,
  /\.(?:startViewTransition|moveBefore|setHTML|setHTMLUnsafe|getHTML)\(/,
  /\bnew (?:CloseWatcher|URLPattern|Float16Array)\(/,
  /\bIntl\.DurationFormat\b/,
  /\b(?:await )?using \w+ =/,
  // The Popover API.
  /\b(?:showPopover|hidePopover|togglePopover)\(|\bpopover(?:Target|=)/,
  // WebKit does not apply it again when an element fills.
  /\bhas-\[[^\]\s]*:empty|:has\([^)]*:empty/,
];

/** Files that use one of these and work without it, with the uses that have a fallback. */
export const withFallback: Readonly<Record<string, readonly string[]>> = {
  'apps/web/app/features/catalogue/filter-panel.tsx': ['hidePopover(', 'popoverTarget', 'popover='],
};

/** Uses in the built files: ours have a fallback, packages check for the function first. */
export const withFallbackInBuild: readonly string[] = [
  // The filters: see filter-panel.css.
  'hidePopover(',
  'popoverTarget',
  // Zod asks for its type first.
  'URL.canParse(',
  // Base UI asks for its type first.
  '.checkVisibility(',
  // React and React Router use it for transitions between pages, which other browsers leave out.
  '.startViewTransition(',
];
