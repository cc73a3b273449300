/** The script inlined in every built page for the header, links and dialogs. */
import "../../page-lifecycle/late-scripts/native.js";
