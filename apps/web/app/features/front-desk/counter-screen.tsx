import { readCode } from '@namma/contract/codes/scans';
import { centerLabel } from '@namma/contract/messages/centers';
import { adminPasses } from '@namma/contract/paths';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HotkeyHint } from '../../admin/keys/hotkey-hint';
import { hotkeys } from '../../admin/keys/hotkeys';
import { ScreenTitle } from '../../admin/list/screen-title';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { usePermission } from '../../admin/shell/permissions';
import { sentenceOf } from '../../lib/api/api-error';
import { useLazy } from '../../lib/loading/use-lazy';
import { useOpened } from '../../lib/loading/use-opened';
import { Button, ButtonLink } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { toast } from '../../ui/toast';
import { CenterChoice } from './center-choice';
import { useCounterCenter } from './counter-center';
import { HowItWorks, Keys } from './counter-help';
import { DrawerState } from './drawer/drawer-state';
import type { JoinFormOf, SellFormOf, Selling } from './new-member-dialog';
import type { Added } from './new-member-form';
import { PeopleChoice } from './people-choice';
import { PersonArea } from './person-area';
import { RefusalNote } from './refusal-note';
import { isDocumentNumber, isSale } from './sale/use-sold';
import { ScanField } from './scan-field';
import { TodayPanel } from './today-panel';
import { useCheckIn } from './use-check-in';
import { type Person, useCounter } from './use-counter';
import { useCounterScanner } from './use-counter-scanner';
import { useHotkeys } from './use-hotkeys';
import { useScanFocus } from './use-scan-focus';
import { Refused, VerdictPanel } from './verdict-panel';

const loadSale = async () => (await import('./sale/sale-panel')).SalePanel;
const loadDialog = async () => (await import('./new-member-dialog')).NewMemberDialog;

interface CounterScreenProps {
  sellFormOf: SellFormOf;
  joinFormOf?: JoinFormOf;
  /** Class panel of a person. */
  classesOf?: (userId: number) => ReactNode;
}

/**
 * The counter at the entrance, for a tablet or a PC with a scanner: scan a card and let the member in; scan a slip, see who
 * it is and what is due, receive it, print the receipt.
 */
export function CounterScreen({ sellFormOf, joinFormOf, classesOf }: CounterScreenProps) {
  const [center, chooseCenter] = useCounterCenter();
  const counter = useCounter(center, (userId) => checkIn.hasPaid(userId));
  const checkIn = useCheckIn({
    center,
    onFailure: counter.refuse,
    onFailureBefore: (error) => toast.error(`The previous scan was not checked in: ${sentenceOf(error)}`),
    // The verdict shows the amount due.
    onCard: (code) => void counter.find(code),
  });
  const field = useRef<HTMLInputElement>(null);
  const firstChoice = useRef<HTMLButtonElement>(null);
  useScanFocus(field);
  const can = usePermission();
  const navigate = useNavigate();
  const { loaded: SalePanel, ensureLoaded: ensureSaleLoaded } = useLazy(loadSale);
  const {
    opened: sale,
    open: openSale,
    close: closeSale,
  } = useOpened<{ scanned?: string; isOrder?: true }>(ensureSaleLoaded);
  const sells = can('sellGoods') ? (scanned: string) => void openSale({ scanned }) : undefined;
  useCounterScanner({
    field,
    onFind: (text) => void search(text),
    onRefuse: counter.refuse,
    onSell: sells,
  });

  // The field is another one while goods are sold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the other one is shown
  useLayoutEffect(() => field.current?.focus(), [sale === undefined]);
  function startOver(): void {
    counter.clear();
    checkIn.clear();
    closeSale();
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }
  const { loaded: NewMemberDialog, ensureLoaded } = useLazy(loadDialog);
  const { opened: selling, open, close } = useOpened<Selling>(ensureLoaded);
  const addMember = () => void open({ step: 'add', typed: field.current?.value.trim() ?? '' });
  function showPerson({ phone, userId }: Added, receiptId?: number): void {
    close();
    startOver();
    const found = counter.find(phone, userId);
    if (receiptId !== undefined) void found.then((isFound) => isFound && counter.showReceipt(receiptId));
  }
  useHotkeys({
    [hotkeys.next]: startOver,
    [hotkeys.passes]: can('sellPasses') ? () => void navigate(adminPasses) : undefined,
    [hotkeys.newMember]: can('addMembers') ? addMember : undefined,
    [hotkeys.sell]: can('sellGoods') ? () => void openSale({}) : undefined,
  });
  /** @returns whether somebody was found */
  async function find(text: string): Promise<boolean> {
    if (checkIn.isRead(text)) return true;
    checkIn.clear();
    if (!checkIn.isCard(text)) return counter.find(text);
    counter.clear();
    return checkIn.scan(text);
  }
  /** Looks up scanned or typed text. Text without a result stays in the field for corrections. */
  async function search(text: string): Promise<void> {
    const input = field.current;
    if (!input || text === '') return;
    const code = readCode(text)?.kind;
    if (sells && (code === 'barcode' || isDocumentNumber(text))) return sells(text);
    input.value = text;
    const isFound = await find(text);
    // The next one may be in the field by now.
    if (input.value.trim() !== text) return;
    // Anonymous sales are in the list of sold goods.
    if (!isFound && code === 'order' && sells && (await isSale(text))) return sells(text);
    if (isFound) input.value = '';
    else if (document.activeElement === input) input.select();
  }
  function scan(code: string): void {
    field.current?.focus();
    void search(code);
  }

  const { person, people } = counter;
  const isOrderAsked = useAskedPerson(person, {
    onFind: (text) => void search(text),
    onSell: (found) => void open({ step: 'sell', person: found }),
    onOrder: () => void openSale({ isOrder: true }),
  });
  const isLookingUp = counter.isAsking || (checkIn.isBusy && !checkIn.verdict);
  return (
    <>
      <ScreenTitle
        actions={
          <>
            <IfAllowed permission="sellPasses">
              <ButtonLink
                to={adminPasses}
                look="outline"
                className="self-end"
                aria-keyshortcuts={hotkeys.passes}
              >
                <span>Passes</span>
                <HotkeyHint hotkey={hotkeys.passes} />
              </ButtonLink>
            </IfAllowed>
            <IfAllowed permission="sellGoods">
              <Button
                look="outline"
                className="self-end"
                aria-keyshortcuts={hotkeys.sell}
                onClick={() => void openSale({})}
              >
                <span>Sell goods</span>
                <HotkeyHint hotkey={hotkeys.sell} />
              </Button>
            </IfAllowed>
            <IfAllowed permission="addMembers">
              <Button
                look="outline"
                className="self-end"
                aria-keyshortcuts={hotkeys.newMember}
                onClick={addMember}
              >
                <span>New member</span>
                <HotkeyHint hotkey={hotkeys.newMember} />
              </Button>
            </IfAllowed>
            <CenterChoice center={center} onChoose={chooseCenter} />
          </>
        }
        note={
          center ? (
            <>
              {`Money is received at ${centerLabel(center)}`}
              <IfAllowed permission="useDrawers">
                <DrawerState key={center} center={center} />
              </IfAllowed>
            </>
          ) : (
            'Choose the center of this counter'
          )
        }
      >
        Counter
      </ScreenTitle>
      <div className="grid grid-cols-1 gap-6">
        {sale && SalePanel ? (
          <SalePanel
            field={field}
            center={center}
            buyer={person}
            scanned={sale.scanned}
            isOrder={sale.isOrder}
            onClose={startOver}
          />
        ) : (
          <>
            <div>
              <ScanField field={field} firstChoice={firstChoice} onSearch={(text) => void search(text)} />
              {isOrderAsked && (
                <p role="status" className="mt-3 text-lg font-semibold">
                  Find the caller, or add a new member.
                </p>
              )}
              <RefusalNote refusal={counter.refusal}>
                {checkIn.verdict?.verdict === 'refused' && <Refused verdict={checkIn.verdict} />}
              </RefusalNote>
              <VerdictPanel
                verdict={checkIn.verdict}
                before={checkIn.before}
                isBusy={checkIn.isBusy}
                onScan={scan}
                onOverrule={checkIn.overrule}
              />
            </div>
            {isLookingUp && <Spinner label="Looking up" />}
            {people.length > 1 && !person && (
              <PeopleChoice
                people={people}
                isMore={counter.isMore}
                first={firstChoice}
                onChoose={counter.choosePerson}
              />
            )}
            {person && (
              <PersonArea
                person={person}
                counter={counter}
                checkIn={checkIn}
                center={center}
                classesOf={classesOf}
                onNext={startOver}
                onScan={scan}
                onSell={() => void open({ step: 'sell', person })}
                onOrder={() => void openSale({ isOrder: true })}
                onRefund={(number) => void openSale({ scanned: number })}
              />
            )}
            {!person && people.length === 0 && !isLookingUp && !counter.refusal && !checkIn.verdict && (
              <HowItWorks />
            )}
          </>
        )}
        <Keys />
        <TodayPanel center={center} count={checkIn.count} />
      </div>
      {NewMemberDialog && (
        <NewMemberDialog
          selling={selling}
          center={center}
          sellFormOf={sellFormOf}
          joinFormOf={joinFormOf}
          canSell={can('changeMemberships')}
          onClose={close}
          onPerson={showPerson}
        />
      )}
    </>
  );
}

interface AskedPerson {
  onFind: (text: string) => void;
  onSell: (person: Person) => void;
  onOrder: () => void;
}

/**
 * Finds the person in the address (`?find=`), and opens the step in the address once a person is found: the form of a
 * membership, or an order for a caller. Clears the address.
 * @returns true while an order waits for its caller
 */
function useAskedPerson(person: Person | undefined, { onFind, onSell, onOrder }: AskedPerson): boolean {
  const [params, setParams] = useSearchParams();
  const [step, setStep] = useState<string | null>(null);
  const latest = useRef({ onFind, onSell, onOrder });
  useLayoutEffect(() => {
    latest.current = { onFind, onSell, onOrder };
  });
  useEffect(() => {
    const text = params.get('find');
    if (!text && !params.get('step')) return;
    setStep(params.get('step'));
    setParams({}, { replace: true });
    if (text) latest.current.onFind(text);
  }, [params, setParams]);
  useEffect(() => {
    if (!person || step === null) return;
    setStep(null);
    if (step === 'sell') latest.current.onSell(person);
    if (step === 'order') latest.current.onOrder();
  }, [person, step]);
  return step === 'order';
}
