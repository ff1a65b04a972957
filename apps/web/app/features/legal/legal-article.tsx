import type { LegalDetails } from '@namma/contract/business';
import { formatDay } from '@namma/contract/days/dates';
import { LEGAL_TEXTS_OF, type LegalPage, legalPages } from '@namma/contract/legal/rules';
import { legalPath } from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/legal';
import { useGym } from '../../shared/gym-settings';
import type { LegalSection as Section } from '../../words/legal-text';

interface LegalArticleProps {
  page: LegalPage;
  details: LegalDetails;
}

/** A legal page, with links to the others. */
export function LegalArticle({ page, details }: LegalArticleProps) {
  const { title, summary, sections } = words.legalTexts[page];
  const gym = useGym();
  return (
    <div className="page-width grid gap-x-12 gap-y-10 pt-10 pb-24 md:pt-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
      <article className="@container min-w-0">
        <h1 className="display text-title">{title}</h1>
        <p className="mt-5 max-w-prose text-lg text-(--soft)">{summary}</p>
        <p className="mt-2 text-sm text-(--soft)">
          <span>{words.asOfBefore}</span>
          <time dateTime={LEGAL_TEXTS_OF}>{formatDay(LEGAL_TEXTS_OF)}</time>
        </p>
        {words.englishDecides && <p className="mt-2 text-sm text-(--soft)">{words.englishDecides}</p>}
        {sections({ ...details, gym }).map((section) => (
          <LegalSection key={section.heading} {...section} />
        ))}
      </article>
      <nav aria-label={words.legalNavigation} className="lg:order-last">
        <ul className="grid border-t border-(--line) text-sm lg:sticky lg:top-28">
          {legalPages.map((each) => (
            <li key={each} className="border-b border-(--line)">
              <Link
                to={legalPath(each)}
                aria-current={each === page ? 'page' : undefined}
                className="flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=page]:font-semibold"
              >
                {words.legalTexts[each].title}
              </Link>
            </li>
          ))}
          <li className="border-b border-(--line)">
            <a href="/licences.txt" className="flex min-h-11 items-center underline-offset-4 hover:underline">
              {words.softwareLicences}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function LegalSection({ heading, paragraphs = [], details = [], list = [] }: Section) {
  return (
    <section className="mt-10 grid max-w-prose grid-cols-1 gap-4 wrap-anywhere">
      <h2 className="heading text-xl">{heading}</h2>
      {details.length > 0 && (
        <dl className="grid border-t border-(--line)">
          {details.map(([name, detail]) => (
            <div
              key={name}
              className="grid gap-1 border-b border-(--line) py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-6"
            >
              <dt className="font-semibold">{name}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {list.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
