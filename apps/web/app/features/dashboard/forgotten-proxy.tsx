import { Panel } from './panel';

/** Says that a proxy was not named to the server. */
export function ForgottenProxy() {
  return (
    <Panel title="A setting is missing" className="col-span-full">
      <p className="max-w-text py-3 text-sm">
        Requests arrive through a proxy, but TRUST_PROXY is off. All visitors count as one address: they share
        its limits, and wrong passwords of one slow down all. Set TRUST_PROXY to the address of the proxy and
        start the server again. Without a proxy, somebody has sent its header by hand, and there is nothing to
        do.
      </p>
    </Panel>
  );
}
