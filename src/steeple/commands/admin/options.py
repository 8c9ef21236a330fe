"""The arguments and options that `steeple admin` commands have in common."""

from __future__ import annotations

from typing import Annotated

import typer

Who = Annotated[
    str, typer.Argument(metavar="WHO", help="An account's name, or anyone's id.", show_default=False)
]
Why = Annotated[str, typer.Option(help="The reason, for the audit log.", show_default=False)]
WhyTold = Annotated[str, typer.Option("--why", help="The reason. They'll see it.", show_default=False)]
Days = Annotated[
    int | None,
    typer.Option(min=1, max=3650, help="For how many days. Default: for good.", show_default=False),
]
Yes = Annotated[bool, typer.Option("--yes", help="Don't ask for confirmation.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Most = Annotated[int, typer.Option("--most", min=1, max=100_000, help="How many to list at most.")]
