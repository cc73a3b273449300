import { useState } from "react";
import { opens, Dialog } from "../../components/Dialog";
import { useSite } from "../../components/site-context";
import type { Answer } from "../../services/consent/consent";
import { SETTINGS_DIALOG_ID } from "../../services/consent/consent-constants";
import { environment } from "../../services/environment";
import { useTracking } from "./ConsentProvider";
import { ConsentSheet } from "./ConsentSheet";

/**
 * The button in the footer and its dialog, which explains the levels, shows the current answer and lets the visitor change it. On a site
 * without analytics, the dialog says that nothing is tracked.
 */
export const CookieSettings = () => {
  const { consent: words } = useSite();
  const { consent, summary, answer } = useTracking();
  const isTracked = environment.analyticsMeasurementId !== "";
  const [hasFailed, setHasFailed] = useState(false);

  const onAnswer = (given: Answer) => {
    answer(given).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  };

  return (
    <>
      <button type="button" {...opens(SETTINGS_DIALOG_ID)}>
        {words.settings}
      </button>
      <Dialog id={SETTINGS_DIALOG_ID} title={words.settings} shape="sheet">
        {isTracked ? (
          <ConsentSheet
            // The space reserves the second paragraph's place, so that nothing moves when it appears.
            paragraphs={[consent?.isSignalled ? words.signalled : words.text, summary || "\u00a0"]}
            onAnswer={consent?.isSignalled ? undefined : onAnswer}
            problem={hasFailed ? words.notStored : undefined}
          />
        ) : (
          <ConsentSheet paragraphs={[words.nothingTracked]} />
        )}
      </Dialog>
    </>
  );
};
