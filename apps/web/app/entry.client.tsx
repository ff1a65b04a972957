import { setBrand } from '@namma/contract/brand';
import { setCenters } from '@namma/contract/values/centers';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardTranslatedDom } from './lib/loading/guard-translated-dom';

guardTranslatedDom();
// Every page carries it: see the root.
const { brand, centers } = JSON.parse(document.documentElement.dataset.gym ?? '');
setBrand(brand);
setCenters(centers);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
