import { z } from "zod";
import { copy, copyList, entry } from "../fields";
import { linkModel } from "../link";
import { headed, section } from "../section-fields";

/** The subjects that the service accepts, the default first (specification, section 5). */
const SUBJECTS = ["General Inquiry", "Demo Request", "Enterprise Sales", "Technical Support", "Partnership Support"] as const;

const label = copy("The field's name.", 40);
const missing = copy("Shown when a required field is empty.", 100);
const tooLong = copy("Shown when it is too long.", 100);
const invalid = copy("Shown when it is invalid.", 100);

const requiredTextModel = entry("ContactRequiredText", { label, missing, tooLong });
const optionalTextModel = entry("ContactOptionalText", { label, tooLong });
const emailFieldModel = entry("ContactEmail", { label, missing, invalid });
const subjectFieldModel = entry("ContactSubject", { label, invalid });

const contactFieldsModel = entry("ContactFields", {
  name: requiredTextModel,
  email: emailFieldModel,
  userCompany: optionalTextModel,
  subject: subjectFieldModel,
  message: requiredTextModel,
});

const contactDetailsModel = entry("ContactDetails", {
  heading: copy("Heading of the column beside the form.", 60),
  email: copy("Label of the e-mail address.", 40),
  phone: copy("Label of the phone number.", 40),
  address: copy("Label of the address.", 40),
  text: copy("One or two sentences.", 280),
});

const contactNextModel = entry("ContactNext", {
  heading: copy("Heading of the list beside the form.", 60),
  steps: copyList("What happens to a message, step by step.", { min: 2, max: 4, characters: 160 }),
});

/** The message form. */
export const contactFormSectionModel = section("contact-form", "The message form.", {
  ...headed,
  fields: contactFieldsModel,
  subjects: z
    .array(copy("One subject.", 40))
    .length(SUBJECTS.length)
    .refine((written) => written.every((subject, index) => subject === SUBJECTS[index]), {
      message: `does not list the service's five subjects. Write them in this order: ${SUBJECTS.join(", ")}`,
    })
    .meta({ description: "The subjects that the service accepts, default first. Change them only with the service.", default: SUBJECTS }),
  submit: copy("The words on the button.", 30),
  submitting: copy("Button text while sending.", 30),
  success: copy("The toast once the message has been sent, repeated beside the button.", 120),
  failure: copy("The toast when the message could not be sent, repeated beside the button.", 120),
  failureInstead: copy("Follows it beside the button; after it comes the e-mail address.", 60),
  botCheckNotice: copy("The notice that replaces the hidden badge.", 120),
  privacy: linkModel,
  withoutScripts: copy("Shown when the browser does not run scripts.", 200),
  next: contactNextModel,
  details: contactDetailsModel,
});
