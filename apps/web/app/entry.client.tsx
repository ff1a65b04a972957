import { setBrand } from '@namma/contract/brand';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardTranslatedDom } from './lib/loading/guard-translated-dom';

guardTranslatedDom();
// Every page carries it: see the root.
setBrand(JSON.parse(document.documentElement.dataset.brand ?? ''));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
