import { type ComponentType, useId, useState } from "react";
import { Band } from "../../src/components/Band/Band";
import { Button } from "../../src/components/Button/Button";
import type { Emphasis } from "../../src/components/Button/Button.styles";
import { Carousel } from "../../src/components/Carousel/Carousel";
import { EmptyStrip } from "../../src/components/Carousel/Carousel.styles";
import { ContourProgress } from "../../src/components/ContourProgress/ContourProgress";
import { CopyButton } from "../../src/components/CopyButton/CopyButton";
import { opens } from "../../src/components/Dialog/commands";
import { Dialog } from "../../src/components/Dialog/Dialog";
import { SelectField } from "../../src/components/fields/SelectField";
import { TextAreaField } from "../../src/components/fields/TextAreaField";
import { TextField } from "../../src/components/fields/TextField";
import { FoldedRows } from "../../src/components/FoldedRows/FoldedRows";
import { Highlight } from "../../src/components/Highlight/Highlight";
import { Icon, type IconName, icons } from "../../src/components/Icon/Icon";
import { PauseButton } from "../../src/components/PauseButton/PauseButton";
import { Tabs } from "../../src/components/Tabs/Tabs";
import { Toast, type ToastProps } from "../../src/components/Toast/Toast";
import { useLabels } from "../../src/content-parts/site-context";
import type { Ground } from "../../src/theme/variables";
import { BackgroundVideos, Pictures, Slideshows, type SpecimenProps, Terrain, Wide } from "./Media";

const SAMPLE = "Investors browse anonymously; who they are is revealed only when they choose to engage with a deal.";
const NUMBERS = ["One", "Two", "Three", "Four", "Five", "Six"];
const STEPS = 5;

const ignore = (): void => undefined;

const Folded = () => (
  <FoldedRows until="desktop" rows={NUMBERS.slice(0, 3).map((key) => ({ key, summary: key, content: <p>{SAMPLE}</p> }))} />
);

const Bands = () =>
  (["paper", "band", "ink"] satisfies Ground[]).map((ground) => (
    <Band key={ground} ground={ground} height="short">
      <h4>{ground}</h4>
      <p>{SAMPLE}</p>
    </Band>
  ));

const Buttons = () =>
  (["primary", "secondary", "quiet"] satisfies Emphasis[]).flatMap((emphasis) => [
    <Button key={emphasis} emphasis={emphasis}>{`Book a demo: ${emphasis}`}</Button>,
    <Button key={`${emphasis} disabled`} emphasis={emphasis} disabled>
      Disabled
    </Button>,
    <Button key={`${emphasis} busy`} emphasis={emphasis} aria-busy aria-disabled>
      Sending…
    </Button>,
  ]);

const Carousels = () => {
  const items = NUMBERS.map((name) => ({ key: name, render: () => <p>{name}</p> }));
  return (
    <Wide>
      <Carousel name="Numbers" items={items} labels={useLabels()} />
      <EmptyStrip aria-busy />
      <EmptyStrip />
    </Wide>
  );
};

const Progress = () =>
  [0, 2, STEPS - 1].map((reached) => <ContourProgress key={reached} steps={STEPS} reached={reached} terrain={reached + 1} />);

const CopyButtons = () => {
  const id = useId();
  const { copyLink, linkCopied } = useLabels();
  return (
    <>
      <p id={id}>This page</p>
      <CopyButton textToCopy={() => window.location.href} label={copyLink} copiedLabel={linkCopied} describedBy={id} />
    </>
  );
};

const Dialogs = () => {
  const id = useId();
  return (
    <>
      <Button {...opens(id)}>Identity protection</Button>
      <Dialog id={id} title="Private & Secure Browsing" closeLabel={useLabels().close} shape="text">
        <p>{SAMPLE}</p>
      </Dialog>
    </>
  );
};

const SUBJECTS = ["General Inquiry", "Demo Request"];
const fieldStates = [
  { label: "Filled", value: "Family office" },
  { label: "Empty", value: "", mark: "optional" },
  { label: "Wrong", value: "", error: "Please fill this in." },
  { label: "Over its limit", value: "A name that is far too long for its field" },
  { label: "Disabled", value: "Family office", disabled: true },
];

const Fields = () => {
  const { charactersLeft, charactersOver } = useLabels();
  const counter = { limit: 30, labels: { left: charactersLeft, over: charactersOver } };
  return (
    <Wide>
      {fieldStates.map((state) => (
        <div key={state.label}>
          <TextField counter={counter} onChange={ignore} {...state} />
          <TextAreaField rows={3} onChange={ignore} {...state} />
        </div>
      ))}
      {[{}, { error: "Please choose one." }, { disabled: true }].map((state, index) => (
        <SelectField key={index} label="Subject" options={SUBJECTS} {...state} />
      ))}
    </Wide>
  );
};

const Highlights = () => (
  <p>
    <Highlight text={SAMPLE} query="deal" />
  </p>
);

const Icons = () =>
  (Object.keys(icons) as IconName[]).map((name) => (
    <p key={name}>
      <Icon name={name} /> {name}
    </p>
  ));

const PauseButtons = () => {
  const labels = useLabels();
  return [false, true].map((isPaused) => <PauseButton key={String(isPaused)} isPaused={isPaused} onToggle={ignore} labels={labels} />);
};

const TabLists = () => {
  const id = useId();
  const tabs = NUMBERS.slice(0, 2).map((label) => ({ slug: label, label, panel: <p>{`${label}. ${SAMPLE}`}</p> }));
  return (
    <Wide>
      <h4 id={id}>Numbers</h4>
      <Tabs tabs={tabs} labelledBy={id} />
    </Wide>
  );
};

const Toasts = () => {
  const { close, notifications } = useLabels();
  const [shown, setShown] = useState<{ key: number; kind: NonNullable<ToastProps["kind"]> }>();
  return (
    <>
      {(["success", "error"] as const).map((kind) => (
        <Button key={kind} emphasis="secondary" onClick={() => setShown({ key: (shown?.key ?? 0) + 1, kind })}>
          {`Show a toast: ${kind}`}
        </Button>
      ))}
      {shown && <Toast {...shown} key={shown.key} heading={shown.kind} message={SAMPLE} closeLabel={close} regionLabel={notifications} />}
    </>
  );
};

/** The folders of `src/components`, each with what shows it; a test asks for all of them. */
export const components: Readonly<Record<string, ComponentType<SpecimenProps>>> = {
  BackgroundVideo: BackgroundVideos,
  Band: Bands,
  Button: Buttons,
  Carousel: Carousels,
  ContourLines: Terrain,
  ContourProgress: Progress,
  CopyButton: CopyButtons,
  Dialog: Dialogs,
  fields: Fields,
  FoldedRows: Folded,
  Highlight: Highlights,
  Icon: Icons,
  PauseButton: PauseButtons,
  Picture: Pictures,
  Slideshow: Slideshows,
  Tabs: TabLists,
  Toast: Toasts,
};
